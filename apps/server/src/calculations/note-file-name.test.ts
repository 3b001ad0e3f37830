import { expect, it } from 'vitest'
import { attachment, noteFileName } from './note-file-name.ts'

it('names a note exactly, with a plain name beside it for old clients', () => {
  expect(attachment(noteFileName('Nave 1'))).toBe(
    `attachment; filename="Simulacao Nave 1 - Note de calculo.pdf"; filename*=UTF-8''Simula%C3%A7%C3%A3o%20Nave%201%20-%20Note%20de%20c%C3%A1lculo.pdf`,
  )
})

it.each(['a"b', 'a/../b', 'a\r\nSet-Cookie: x', "a'(b)*", '屋根', '100%'])(
  'keeps a name from breaking the header: %j',
  (name) => {
    const header = attachment(noteFileName(name))
    expect(header).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/,
    )
    expect(header).not.toMatch(/[\r\n/\\]/)
  },
)
