import { describe, expect, it } from 'vitest'
import { type Brand, DEFAULT_BRAND, publicBrand } from './brand.ts'
import { fieldProblems } from './field-problems.ts'
import { brandSchema, publicBrandSchema } from './maker-schemas.ts'

const problemsOf = (value: unknown): string[] => {
  const parsed = brandSchema.safeParse(value, { reportInput: true })
  return parsed.success ? [] : fieldProblems(parsed.error).map((p) => `${p.path.join('.')}: ${p.message}`)
}
const embedding = (...allowedOrigins: unknown[]) => ({ ...DEFAULT_BRAND, embed: { allowedOrigins } })

describe('the origins that may frame', () => {
  it.each([
    'https://www.example.com',
    'https://example.com:8443',
    'http://localhost:8080',
    'http://127.0.0.1:8080',
    'https://xn--bcher-kva.example',
    'https://203.0.113.7',
  ])('%s is one', (origin) => {
    expect(problemsOf(embedding(origin))).toEqual([])
  })

  it.each([
    ['http://www.example.com', 'plain http'],
    ['http://localhost.example.com', 'plain http under a name that only begins like localhost'],
    ['https://www.example.com/', 'a path'],
    ['https://www.example.com/purlins', 'a path'],
    ['https://www.example.com?x', 'a query'],
    ['https://*.example.com', 'a wildcard'],
    ['*', 'a wildcard'],
    ['https:', 'a scheme alone'],
    ['www.example.com', 'no scheme'],
    ['https://user@www.example.com', 'a user'],
    ['https://WWW.example.com', 'capitals, which no browser sends'],
    ['https://www.example.com:443', 'the port that goes without saying'],
    ["https://a.example;script-src-elem'unsafe-inline'", 'a directive'],
    ['https://a.example,b.example', 'a list'],
    ['https://a.example https://b.example', 'a list'],
    ['https://a.example\r\nX-A: b', 'a header'],
    ['javascript:alert(1)', 'a script'],
    ['data:text/html,x', 'a document'],
    ['null', 'the origin of a sandbox'],
    ["'self'", 'a keyword'],
    ['file:///', 'a file'],
  ])('%j is none: %s', (origin) => {
    expect(problemsOf(embedding('https://www.example.com', origin))).toEqual([
      expect.stringMatching(/^embed\.allowedOrigins\.1: scheme, host and port only, .*, got "/),
    ])
  })

  it.each<[string, unknown, string]>([
    ['none at all', embedding(), 'embed.allowedOrigins: at least 1'],
    ['one twice', embedding('https://a.example', 'https://a.example'), 'embed.allowedOrigins.1: listed twice'],
    ['a number', embedding(7), 'embed.allowedOrigins.0: text is needed, got 7'],
    [
      'a text instead of a list',
      { ...DEFAULT_BRAND, embed: { allowedOrigins: 'https://a.example' } },
      'embed.allowedOrigins: a list',
    ],
    ['true', { ...DEFAULT_BRAND, embed: true }, 'embed: an object is needed'],
    [
      'an address that is none',
      { ...DEFAULT_BRAND, embed: { allowedOrigins: ['https://a.example'], requestMailTo: 'sales' } },
      'embed.requestMailTo: an e-mail address',
    ],
    [
      'an address with a header',
      {
        ...DEFAULT_BRAND,
        embed: { allowedOrigins: ['https://a.example'], requestMailTo: 'a@b.example\r\nBcc: c@d.example' },
      },
      'embed.requestMailTo: an e-mail address',
    ],
    [
      'an unknown field',
      { ...DEFAULT_BRAND, embed: { allowedOrigins: ['https://a.example'], mailTo: 'x' } },
      'embed.mailTo: unknown field',
    ],
  ])('refuses %s', (_, brand, problem) => {
    expect(problemsOf(brand)[0]).toContain(problem)
  })
})

describe('the logo of a brand', () => {
  const logo = (inside: string, root = '') => ({
    ...DEFAULT_BRAND,
    logoSvg: `<svg xmlns="http://www.w3.org/2000/svg"${root}>${inside}</svg>`,
  })

  it.each<[string, Brand]>([
    ['ours', DEFAULT_BRAND],
    ['none', { ...DEFAULT_BRAND, logoSvg: '' }],
    [
      'one as a drawing program writes it',
      {
        ...DEFAULT_BRAND,
        logoSvg:
          '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs><linearGradient id="a"/></defs><use xlink:href="#b" fill="url(#a)" font-family="Monsoon"/></svg>',
      },
    ],
    ['one with a picture in it', logo('<image href="data:image/png;base64,AAAA"/>')],
  ])('%s is taken', (_, brand) => {
    expect(problemsOf(brand)).toEqual([])
  })

  it.each<[string, Brand, string]>([
    ['a script', logo('<script>alert(1)</script>'), 'found <script'],
    ['a script under a prefix', logo('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'found <s:script'],
    ['a handler', logo('', ' onload="alert(1)"'), 'found onload='],
    ['a handler without a space before it', logo('<path d="M0 0"onclick="alert(1)"/>'), 'onclick='],
    ['a page', logo('<foreignObject><body/></foreignObject>'), 'found <foreignObject'],
    ['a link that acts', logo('<a href="javascript:alert(1)"/>'), 'javascript'],
    ['a file of the server', logo('<image href="/etc/passwd"/>'), 'found href="/etc/passwd'],
    ['a picture elsewhere', logo('<image xlink:href="https://evil.example/x.png"/>'), 'found href="https'],
    ['a document as data', logo('<use href="data:image/svg+xml,<svg/>"/>'), 'found href="data:image/svg'],
    ['a style from elsewhere', logo('<g style="fill:url(//evil.example)"/>'), 'found url(//evil'],
    [
      'entities that multiply',
      { ...DEFAULT_BRAND, logoSvg: '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>' },
      'found <!ENTITY',
    ],
    ['a page instead', { ...DEFAULT_BRAND, logoSvg: '<html></html>' }, 'beginning with <svg'],
    ['a picture in bytes', { ...DEFAULT_BRAND, logoSvg: 'iVBORw0KGgo=' }, 'beginning with <svg'],
    ['more than 50 kB', logo(' '.repeat(50_000)), 'at most 50000'],
  ])('%s is refused', (_, brand, problem) => {
    expect(problemsOf(brand)).toEqual([expect.stringContaining(problem)])
    expect(problemsOf(brand)[0]).toMatch(/^logoSvg: /)
  })

  it('is looked through in no time, however it is written', () => {
    for (const piece of ['<!-- ', '<!DOCTYPE ', 'href=', 'url(', ' on', '<s:'])
      expect(problemsOf({ ...DEFAULT_BRAND, logoSvg: piece.repeat(50_000 / piece.length) })).toHaveLength(1)
  })
})

describe('whom users ask', () => {
  it.each(['help@maker.example', 'https://maker.example/help?x=1', `https://maker.example/${'x'.repeat(178)}`])(
    '%s is taken and told',
    (contact) => {
      expect(problemsOf({ ...DEFAULT_BRAND, contact })).toEqual([])
      expect(publicBrand({ ...DEFAULT_BRAND, contact }, false)).toMatchObject({ contact, sendsMail: false })
    },
  )
  it.each([
    ['plain http', 'http://maker.example'],
    ['a script', 'javascript:alert(1)'],
    ['a link to a mail', 'mailto:help@maker.example'],
    ['a name', 'Help'],
    ['nothing', ''],
    ['more than 200 characters', `https://maker.example/${'x'.repeat(179)}`],
    ['null', null],
  ])('%s is refused', (_, contact) => {
    expect(problemsOf({ ...DEFAULT_BRAND, contact })).toEqual([expect.stringMatching(/^contact: /)])
  })
})

describe('a brand', () => {
  it.each<[string, unknown, string]>([
    [
      'a prototype',
      JSON.parse(JSON.stringify(DEFAULT_BRAND).replace('{', '{"__proto__":{"admin":true},')),
      '__proto__: unknown field',
    ],
    [
      'a colour that is more than a colour',
      { ...DEFAULT_BRAND, accent: '#fff;background:url(//e)' },
      'accent: a colour as #rrggbb',
    ],
    [
      'a link that acts',
      { ...DEFAULT_BRAND, links: { ...DEFAULT_BRAND.links, privacy: 'javascript:alert(1)' } },
      'links.privacy: an address with http:// or https://, "/privacy"',
    ],
    ['a list', [DEFAULT_BRAND], ': an object is needed'],
    [
      'an address for designs and nothing on privacy',
      {
        ...DEFAULT_BRAND,
        links: { ...DEFAULT_BRAND.links, privacy: '' },
        embed: { allowedOrigins: ['https://a.example'], requestMailTo: 'sales@a.example' },
      },
      'links.privacy: needed where designs are sent',
    ],
  ])('that holds %s is refused', (_, brand, problem) => {
    expect(problemsOf(brand)[0]).toContain(problem)
    expect({}).not.toHaveProperty('admin')
  })

  it('is told to everybody without the address designs go to', () => {
    const embed = { allowedOrigins: ['https://a.example'], requestMailTo: 'sales@a.example' }
    const told = publicBrand(brandSchema.parse({ ...DEFAULT_BRAND, embed }), true)
    expect(told.embed).toEqual({ allowedOrigins: ['https://a.example'], takesDesigns: true })
    expect(publicBrandSchema.parse(told)).toEqual(told)
    expect(publicBrand(DEFAULT_BRAND, false)).toEqual({ ...DEFAULT_BRAND, sendsMail: false })
  })
})
