import { decode, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { labelsOf } from '@madre/drawing'
import { envelopes, explain, type ProfileType } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { noteInput } from '../testing/note-input.ts'
import { refuse } from '../testing/strict-pdf.ts'
import { pictures } from './pictures.ts'
import { subjectOf } from './subject.ts'

/** The drawings of a section in the note of a request, as SVG. */
function sectionsOf(request: typeof requests.facade) {
  const input = noteInput(request, 'en')
  const designed = toDesignRequest(request)
  const subject = subjectOf(
    input,
    explain(decode(designed).line, input.catalogue, input.solutionId),
    envelopes(decode(designed).line, input.catalogue, input.solutionId),
    refuse,
  )
  return [...pictures(subject)].filter(([file]) => /^(section|effective)/.test(file)).map(([, { svg }]) => svg)
}

/** Words of an SVG with the place they stand at. */
const words = (svg: string) =>
  [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, y, text]) => ({
    x: Number(x),
    y: Number(y),
    text: text!,
  }))
const labels = labelsOf('en')
const [outside, inside] = [labels('section.outside'), labels('section.inside')]

describe.each<ProfileType>(['C', 'Z', 'OMEGA'])('the sections in the note of a façade of %s', (profileType) => {
  const drawn = sectionsOf({ ...requests.facade, sectionTypes: [profileType] })

  it('stand, their outer fibre at the left, and no word of them is turned', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(4)
    for (const svg of drawn) {
      const at = (text: string) => words(svg).find((w) => w.text === text)!
      expect(at(outside).x).toBeLessThan(at(inside).x)
      expect(svg).not.toContain('rotate(')
    }
  })

  it('have z inwards, as the tables of plates count it', () => {
    const effective = drawn.filter((svg) => /[MN] &[lg]t; 0/.test(svg))
    expect(effective.length).toBeGreaterThanOrEqual(2)
    for (const svg of effective) {
      const at = (text: string) => words(svg).find((w) => w.text === text)!
      expect(at('z').x).toBeGreaterThan(at('y').x)
      expect(at('y').y).toBeLessThan(at('z').y)
      if (svg.includes('M &gt; 0')) expect(at('−').x).toBeLessThan(at('+').x)
      if (svg.includes('M &lt; 0')) expect(at('−').x).toBeGreaterThan(at('+').x)
    }
  })
})

it('the sections of a roof lie, without words of sides', () => {
  for (const svg of sectionsOf(requests.omega)) expect(words(svg).map((w) => w.text)).not.toContain(outside)
})
