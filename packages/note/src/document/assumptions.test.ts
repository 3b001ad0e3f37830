import { type CalculationRequest, decode } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { type Explanation, genericCatalogue, type SectionFamily } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { assumptionsOf } from './assumptions.ts'

const family = (typology: string) => genericCatalogue.families.find((f) => f.typology === typology)!
const of = (request: CalculationRequest, family: SectionFamily, endBearing: Explanation['endBearing'] = null) => {
  const { line, typed: given } = decode(request)
  return assumptionsOf({ given, site: request.metadata.site ?? null, line, family, explanation: { endBearing } })
}
const codes = (request: CalculationRequest, typology: string) => of(request, family(typology)).map((a) => a.code)

describe('the assumptions a note states', () => {
  it('say that restraints were not specified where nobody specified them', () => {
    expect(codes(requests.omega, 'OMEGA-160-60')).toContain('restraintsUnspecified')
    expect(codes(requests.z, 'Z-220-70')).not.toContain('restraintsUnspecified')
    const declared = { ...requests.omega, metadata: { ...requests.omega.metadata, restraintsDeclared: true } }
    expect(codes(declared, 'OMEGA-160-60')).not.toContain('restraintsUnspecified')
  })

  it('ask for the shear stiffness of the panel that holds the upper fibre', () => {
    expect(codes(requests.z, 'Z-220-70')).toEqual(
      expect.arrayContaining(['shearStiffness', 'claddingSpring', 'inPlaneByCladding']),
    )
    expect(codes(requests.facade, 'OMEGA-160-60')).not.toContain('shearStiffness')
  })

  it('say how a rail without a panel carries the weight in the plane of the façade', () => {
    const list = codes(requests.facade, 'OMEGA-160-60')
    expect(list).toEqual(expect.arrayContaining(['sidewaysOmega', 'restraintPositions']))
    for (const other of ['weakAxisBeam', 'weakAxisEffective', 'planLoads']) expect(list).not.toContain(other)
    const ofC = codes({ ...requests.facade, sectionTypes: ['C'] }, 'C-200-70')
    expect(ofC).toEqual(expect.arrayContaining(['weakAxisBeam', 'weakAxisEffective', 'restraintPositions']))
    expect(ofC).not.toContain('sidewaysOmega')
  })

  it('tell a cleat from a bearing', () => {
    const cleat = { ...family('C-200-70'), supportDetail: 'cleat' as const }
    const list = of(requests.c, cleat).map((a) => a.code)
    expect(list).toContain('cleat')
    expect(list).not.toContain('directBearing')
  })

  it('say how point loads reach the member, where there are any that press or come in by the web', () => {
    const at = (p1: number) => [{ spanType: 'SPAN' as const, spanIdx: 0, loads: { p1, p2: 0, l1: 50, l2: 0 } }]
    const request = { ...requests.c, loadLivePoint: at(1), pointLoadBearingMm: 62.5 }
    const all = of(request, family('C-200-70'))
    expect(all.find((a) => a.code === 'pointLoadsOnFlange')?.values).toMatchObject({ sP: 62.5 })
    expect(all.map((a) => a.code)).toContain('opposedReaction')
    expect(codes(request, 'OMEGA-160-60')).not.toContain('opposedReaction')
    const web = codes({ ...request, pointLoadIntroduction: 'WEB' }, 'C-200-70')
    expect(web.filter((code) => code.startsWith('pointLoads'))).toEqual(['pointLoadsIntoWeb'])
    for (const none of [requests.c, { ...request, loadLivePoint: at(0) }, { ...request, loadLivePoint: at(-1) }])
      expect(codes(none, 'C-200-70').filter((code) => code.startsWith('pointLoads'))).toEqual([])
  })

  it('say what holds the section at supports, restraints and fasteners', () => {
    const holds = ['heldAtSupports', 'fastenerAtMidFlange', 'restraintsHoldBoth', 'omegaHeldAtSupports', 'distortion']
    const said = (...args: Parameters<typeof codes>) => codes(...args).filter((code) => holds.includes(code))
    expect(said(requests.z, 'Z-220-70')).toEqual(['fastenerAtMidFlange', 'heldAtSupports'])
    expect(said(requests.omega, 'OMEGA-160-60')).toEqual(['distortion'])
    expect(said(requests.facade, 'OMEGA-160-60')).toEqual(['distortion', 'restraintsHoldBoth', 'omegaHeldAtSupports'])
  })

  it('say where the fasteners stand and who says so, and that near an edge they give no spring', () => {
    const said = (a: number | undefined, fastenerToWeb?: number, request = requests.z) => {
      const claddingProperties = { ...request.claddingProperties, fastenerToWebMm: a }
      const all = of({ ...request, claddingProperties }, { ...family('Z-220-70'), fastenerToWeb })
      return all
        .filter(({ code }) => /^fastener|^claddingSpring/.test(code))
        .map(({ code, values }) => (values?.a === undefined ? code : `${code} ${values.a}`))
    }
    expect(said(undefined)).toEqual(['fastenerAtMidFlange', 'claddingSpring'])
    expect(said(30)).toEqual(['fastenerTyped 30', 'claddingSpring 30'])
    expect(said(30, 40)).toEqual(['fastenerTyped 30', 'claddingSpring 30'])
    expect(said(undefined, 40)).toEqual(['fastenerOfMaker 40', 'claddingSpring 40'])
    expect(said(20)).toEqual(['fastenerTyped 20', 'fastenerNearEdge 20'])
    const { lower } = requests.z.spanRestraints
    const free = { ...requests.z, spanRestraints: { upper: { type: 1 as const, lateralLocks: [0, 0] }, lower } }
    expect(said(20, undefined, free)).toEqual(['fastenerTyped 20'])
    expect(said(undefined, undefined, free)).toEqual(['fastenerAtMidFlange'])
  })

  it('ask for joints of a line above 14 m only', () => {
    const long = { ...requests.omega, spanLengthsM: [5, 5, 5] }
    expect(codes(long, 'OMEGA-160-60')).toContain('joints')
    expect(codes(requests.omega, 'OMEGA-160-60')).not.toContain('joints')
  })

  it('name the bearing length of the class', () => {
    const bearing = of({ ...requests.c, supportWidth: 'LESS_THAN_135' }, family('C-200-70'))
    expect(bearing.find((a) => a.code === 'bearingLength')?.values).toEqual({ ss: 80 })
  })

  it('say what is left of an end bearing that another line shares, with figures for a single web', () => {
    const half = { lengthMm: 67.5, resistanceKn: 4.1234 }
    const list = of(requests.c, family('C-200-70'), { whole: { lengthMm: 135, resistanceKn: 5.4321 }, half })
    expect(list.find((a) => a.code === 'endBearingHalf')?.values).toMatchObject({ rw: 5.43, half: 67.5, halfRw: 4.12 })
    expect(list.map((a) => a.code)).not.toContain('endBearingShared')
    const ends = { ...requests.omega, hasLeftCantilever: false }
    expect(codes(ends, 'OMEGA-160-60')).toContain('endBearingShared')
    // A cantilever at either end.
    expect(codes(requests.omega, 'OMEGA-160-60')).not.toContain('endBearingShared')
    const cleat = { ...family('OMEGA-160-60'), supportDetail: 'cleat' as const }
    expect(of(ends, cleat).map((a) => a.code)).not.toContain('endBearingShared')
  })

  it('state the axial load in the way it was given', () => {
    const axialLoad = { valueKn: 5, direction: 'COMPRESSIONS' as const, type: 'UNFACTORED_WIND' as const }
    expect(codes({ ...requests.c, axialLoad }, 'C-200-70')).toEqual(
      expect.arrayContaining(['axialWind', 'axialConstant']),
    )
    expect(codes(requests.c, 'C-200-70')).not.toContain('axialConstant')
  })
})
