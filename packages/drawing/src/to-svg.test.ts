import { decode, LANGUAGES } from '@madre/contract'
import { decimalMarkOf } from '@madre/print'
import { describe, expect, it } from 'vitest'
import { labelsOf } from './labels/labels-of.ts'
import { lineDrawing } from './line/line-drawing.ts'
import { formatPictogram, orientationPictogram, profilePictogram, restraintPictogram } from './pictogram/pictograms.ts'
import { DARK_THEME, LIGHT_THEME } from './style.ts'
import { request } from './testing/request.ts'
import { toSvg } from './to-svg.ts'

const options = { labels: labelsOf('en'), decimalMark: '.', theme: LIGHT_THEME } as const

describe('a drawing as SVG', () => {
  it('is the same text for the same drawing', () => {
    expect(toSvg(lineDrawing(decode(request).typed), options)).toBe(
      toSvg(lineDrawing(decode(structuredClone(request)).typed), options),
    )
  })

  it('escapes what a catalogue may call a section', () => {
    const svg = toSvg(
      { width: 10, height: 10, title: [{ plain: '<script>&"' }], marks: [] },
      { ...options, font: '"><x' },
    )
    expect(svg).toContain('<title>&lt;script&gt;&amp;&quot;</title>')
    expect(svg).toContain('font-family="&quot;&gt;&lt;x"')
  })

  it('lies on paper of its own where that is asked for, under every mark', () => {
    const drawing = lineDrawing(decode(request).typed)
    expect(toSvg(drawing, options)).not.toContain('<rect')
    const [, first] = toSvg(drawing, { ...options, onPaper: true }).split('</title>\n')
    expect(first).toMatch(/^<rect width="100%" height="100%" fill="#ffffff"\/>\n</)
  })

  it('has no undefined number in any language', () => {
    for (const language of LANGUAGES) {
      const svg = toSvg(lineDrawing(decode(request).typed), {
        labels: labelsOf(language),
        decimalMark: decimalMarkOf(language),
        theme: DARK_THEME,
      })
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/)
    }
  })

  it('tells every choice of a form apart', () => {
    const pictures = [
      ...(['OMEGA', 'C', 'Z'] as const).flatMap((t) => [
        profilePictogram(t),
        formatPictogram(t, false),
        formatPictogram(t, true),
        restraintPictogram(t, 'upper-panel'),
        restraintPictogram(t, 'upper-discrete'),
        restraintPictogram(t, 'lower-free'),
        restraintPictogram(t, 'lower-discrete'),
      ]),
      orientationPictogram(true),
      orientationPictogram(false),
    ].map((p) => JSON.stringify(p.marks))
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})
