import { type CalculationRequest, decode, LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { design, genericCatalogue, type Solution } from '@madre/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparedDesign, type Difference, difference } from './difference.ts'
import { storedRequests, withOneLeafChanged } from './testing/arbitrary-designs.ts'

const bare = (request: CalculationRequest, name = 'A'): ComparedDesign => ({
  name,
  engineVersion: '1.7.0',
  request,
  solution: null,
})

const solutionOf = (request: CalculationRequest): Solution => {
  const { solutions } = design(decode(request).line, genericCatalogue)
  return solutions.find((s) => s.pass) ?? solutions[0]!
}

const solved = (request: CalculationRequest, name = 'A'): ComparedDesign => ({
  ...bare(request, name),
  solution: solutionOf(request),
})

const rowsOf = ({ sections }: Difference) =>
  sections.map(({ key, title, rows, equal }) => ({ key, title, rows, equal }))
const exchanged = (sections: ReturnType<typeof rowsOf>) =>
  sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({ ...row, before: row.after, after: row.before })),
  }))
const section = (d: Difference, key: string) => d.sections.find((s) => s.key === key)?.rows ?? []

describe('the difference of two designs', () => {
  it('is empty for one and the same', () => {
    fc.assert(
      fc.property(storedRequests, (request) => {
        const d = difference(bare(request), bare(structuredClone(request), 'B'), 'en')
        expect(d.sections).toEqual([])
        expect(d.isEmpty).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('has a line for any one leaf of a request that is changed', () => {
    fc.assert(
      fc.property(withOneLeafChanged, ([a, b, path]) => {
        expect(difference(bare(a), bare(b, 'B'), 'en').isEmpty, path).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('has its two sides exchanged the other way round', () => {
    fc.assert(
      fc.property(storedRequests, storedRequests, fc.constantFrom(...LANGUAGES), (a, b, language) => {
        const there = difference(bare(a), bare(b, 'B'), language)
        const back = difference(bare(b, 'B'), bare(a), language)
        expect(rowsOf(back)).toEqual(exchanged(rowsOf(there)))
      }),
      { numRuns: 60 },
    )
  })

  it('of results too: all kinds against each other, and each against itself', () => {
    const designs = Object.values(requests).map((request) => solved(request))
    for (const a of designs)
      for (const b of designs) {
        const there = difference(a, b, 'de')
        expect(there.isEmpty).toBe(a === b)
        expect(rowsOf(difference(b, a, 'de'))).toEqual(exchanged(rowsOf(there)))
      }
  })
})

describe('what changed', () => {
  const request = requests.z
  const a = solved(request)
  const closer = { ...request, transverseLengthM: request.transverseLengthM * 0.9 }
  const { solutions } = design(decode(closer).line, genericCatalogue)
  const same = solutions.find(({ id }) => id === a.solution!.id)!
  const b: ComparedDesign = { ...bare(closer, 'B'), solution: same }

  it('begins with the answer, then the checks by how far their utilisation moved', () => {
    const d = difference(a, b, 'en')
    expect(d.title).toBe('Changes since A')
    expect(d.heads).toEqual(['Changed', 'A', 'B'])
    expect(d.sections.map(({ key }) => key)).toEqual(['answer', 'checks', 'reactions', 'line'])
    const moved = section(d, 'checks').map(({ key }) => {
      const [x, y] = [a.solution!, same].map((s) => s.checks.find((c) => c.code === key)!.utilisation!)
      return Math.abs(x! - y!)
    })
    expect(moved.length).toBeGreaterThan(5)
    expect(moved).toEqual(moved.toSorted((x, y) => y - x))
    expect(section(d, 'line').map(({ label }) => label)).toEqual(['Spacing'])
  })

  it('puts a check whose verdict changed before those that moved farther', () => {
    const checks = same.checks.map((c) => (c.code === 'SHEAR' ? { ...c, status: 'FAIL' as const } : c))
    const failed = { ...b, solution: { ...same, checks } }
    expect(section(difference(a, failed, 'en'), 'checks')[0]).toMatchObject({
      key: 'SHEAR',
      after: expect.stringContaining('not satisfied'),
    })
  })

  it('counts what is equal', () => {
    const d = difference(a, { ...a, name: 'B', request: closer }, 'en')
    expect(d.sections.map(({ key }) => key)).toEqual(['line'])
    const equal = Number(/: (\d+)\.$/.exec(d.equal)?.[1])
    expect(equal).toBeGreaterThan(a.solution!.checks.length + 2 * a.solution!.reactions.length)
    expect(difference(a, a, 'en').equal).toBe('Input and result are equal in every line.')
  })

  it('names the versions of two engines, and nothing of one', () => {
    expect(difference(a, b, 'en').engines).toBeNull()
    expect(difference({ ...a, engineVersion: '1.3.0' }, b, 'en').engines).toContain('1.3.0')
    expect(difference({ ...a, engineVersion: null }, b, 'en').engines).toBeNull()
  })

  it('says of a switch that is off by its path what the note does not print, and what it holds', () => {
    const off = {
      ...request,
      spanRestraints: {
        ...request.spanRestraints,
        lower: { use: false, lateralLocks: request.spanLengthsM.map(() => 0) },
      },
    }
    const held = structuredClone(off)
    held.spanRestraints.lower.lateralLocks[0] = 2
    const d = difference(bare(off), bare(held, 'B'), 'en')
    expect(d.sections.map(({ title }) => title)).toEqual(['Input that the note does not print'])
    expect(section(d, 'unprinted')).toEqual([
      {
        key: expect.stringContaining('spanRestraints.lower.lateralLocks'),
        label: expect.stringMatching(/^spanRestraints\.lower\.lateralLocks, (Span 1|Left cantilever)$/),
        before: '0',
        after: '2',
      },
    ])
  })

  it('names a span that was added as what it is, and nothing of it twice', () => {
    const {
      spanLengthsM: [first],
    } = requests.c
    const more = <T>(list: T[]): T[] => [...list, list.at(-1)!]
    const c = requests.c
    const added = {
      ...c,
      spanLengthsM: more(c.spanLengthsM),
      loadPermanentDistributed: c.loadPermanentDistributed && more(c.loadPermanentDistributed),
      loadLiveDistributed: more(c.loadLiveDistributed),
      loadSnowRegular: c.loadSnowRegular && more(c.loadSnowRegular),
      loadSnowExceptional: c.loadSnowExceptional && more(c.loadSnowExceptional),
      spanRestraints: {
        upper: { ...c.spanRestraints.upper, lateralLocks: more(c.spanRestraints.upper.lateralLocks) },
        lower: { ...c.spanRestraints.lower, lateralLocks: more(c.spanRestraints.lower.lateralLocks) },
      },
    }
    const d = difference(bare(c), bare(added, 'B'), 'en')
    expect(first).toBeGreaterThan(0)
    expect(d.sections.map(({ title }) => title)).toEqual(['Input', 'Span 2'])
    expect(section(d, 'SPAN 1')[0]).toMatchObject({ label: 'Length', before: '–' })
  })

  it('says a place that was left out, and a load typed over, in words', () => {
    const text = JSON.stringify(
      difference(
        bare(requests.omega),
        bare(
          {
            ...requests.omega,
            metadata: {
              ...requests.omega.metadata,
              site: { altitudeM: 300, accepted: { loads: { loadWindSuction: { source: 'PLACE' } } } },
            },
          } as CalculationRequest,
          'B',
        ),
        'en',
      ).sections,
    )
    for (const said of ['300 m', 'Wind suction, source', 'from the place']) expect(text).toContain(said)
  })
})
