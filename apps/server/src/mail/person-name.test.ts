import { DEFAULT_BRAND, LANGUAGES } from '@madre/contract'
import { expect, it } from 'vitest'
import { personName } from './person-name.ts'
import { composeMail } from './templates.ts'

it.each([
  ['Ana Sá', 'Ana Sá', 'a name'],
  ['J.P. d’Orléans-Müller 3rd', 'J.P. d’Orléans-Müller 3rd', 'points, apostrophes and hyphens are of names'],
  ['Ana https://evil.example/x?y', 'Ana', 'a URL'],
  ['Win at evil.com now', 'Win at now', 'readers link bare hosts'],
  ['www.evil', '', 'and what begins with www.'],
  ['Ana EVIL.Example/path', 'Ana', 'in any case'],
  ['see 203.0.113.9/a', 'see', 'addresses in numbers'],
  ['mail a@evil.example', 'mail', 'addresses of mails'],
  ['Ana\r\nBcc: x\u2028y\u0085z', 'Ana Bcc: x y z', 'one line'],
  ['A\u202Ena\u200B', 'A na', 'nothing invisible'],
  ['x'.repeat(200), 'x'.repeat(60), 'sixty characters'],
  ['😀'.repeat(70), '😀'.repeat(60), 'whole ones'],
])('%j stands as %j: %s', (name, printed) => {
  expect(personName(name)).toBe(printed)
})

it.each(LANGUAGES)('a greeting without a name reads as one in %s', (lang) => {
  const mail = composeMail({
    kind: 'confirm',
    lang,
    firstName: 'https://evil.example',
    url: 'http://127.0.0.1/confirm-email',
    brand: DEFAULT_BRAND,
  })
  expect(mail.text.split('\n')[0]).toMatch(/^[\p{L} ]+[,:]$/u)
  expect(mail.text + mail.html).not.toContain('evil')
})
