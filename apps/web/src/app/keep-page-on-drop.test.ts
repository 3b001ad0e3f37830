import { expect, it } from 'vitest'
import { keepPageOnDrop } from './keep-page-on-drop.ts'

function dragged(type: string, types: string[]) {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { types, dropEffect: 'copy' },
  })
  document.body.dispatchEvent(event)
  return event
}

it('a file dropped on a page that takes none leaves the page; text is dropped as ever', () => {
  keepPageOnDrop()
  const over = dragged('dragover', ['Files'])
  expect(over.defaultPrevented).toBe(true)
  expect(over.dataTransfer.dropEffect).toBe('none')
  expect(dragged('drop', ['Files']).defaultPrevented).toBe(true)
  expect(dragged('dragover', ['text/plain']).defaultPrevented).toBe(false)
  expect(dragged('drop', ['text/plain']).defaultPrevented).toBe(false)
})
