import { DEFAULT_BRAND } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { safeSvg } from './brand-logo.tsx'

describe("a maker's logo", () => {
  it('is drawn when it is a drawing', () => {
    expect(safeSvg(DEFAULT_BRAND.logoSvg)?.outerHTML).toContain('<path')
  })

  it('loses whatever acts', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script><g onclick="alert(3)"><path d="M0 0"/></g></svg>'
    const markup = safeSvg(svg)?.outerHTML ?? ''
    expect(markup).not.toMatch(/alert/)
    expect(markup).toContain('M0 0')
  })

  const drawn = (inside: string) =>
    safeSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}<path d="M1 2"/></svg>`,
    )?.outerHTML ?? ''

  it.each([
    ['a page inside', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">evil</body></foreignObject>'],
    ['a script under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">evil()</s:script>'],
    ['an element of HTML', '<img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="evil()"/>'],
    ['a comment that HTML ends earlier than XML', '<!--><img src="x" onerror="evil()">-->'],
    ['an animation of a link', '<set attributeName="href" to="javascript:evil()"/>'],
    ['a link', '<a href="https://evil.example"><path d="M0 0"/></a>'],
    ['a picture elsewhere', '<image xlink:href="https://evil.example/x.png"/>'],
    ['a part of another file', '<use xlink:href="https://evil.example/x.svg#a"/>'],
    ['a style from elsewhere', '<g style="fill:url(https://evil.example)"/>'],
    ['a style sheet', '<style>@import "https://evil.example"</style>'],
  ])('loses %s, and keeps the rest', (_, hostile) => {
    const markup = drawn(hostile)
    expect(markup).not.toContain('evil')
    expect(markup).toContain('M1 2')
  })

  it('keeps gradients and parts of its own', () => {
    const markup = drawn(
      '<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><use xlink:href="#b" fill="url(#a)"/>',
    )
    for (const part of ['linearGradient', '#b', 'url(#a)']) expect(markup).toContain(part)
  })

  it('is left out when it is none', () => {
    expect(safeSvg('')).toBeNull()
    expect(safeSvg('<p>logo</p>')).toBeNull()
  })
})
