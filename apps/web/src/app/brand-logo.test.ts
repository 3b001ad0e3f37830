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

  it('is left out when it is none', () => {
    expect(safeSvg('')).toBeNull()
    expect(safeSvg('<p>logo</p>')).toBeNull()
  })
})
