/** A made-up shape: Σ, a C whose web steps inwards over two folds. Not in the catalogue: the method has no clause for its web. */
import type { CommonDimensions, Profile, SectionFamily, SectionProfile } from '@madre/engine'

export interface SigmaDimensions extends CommonDimensions {
  profile: 'SIGMA'
  bTop: number
  c: number
  /** depth of the web outside the folds, and of a fold; how far the web between them stands inwards */
  hOuter: number
  hFold: number
  step: number
}

type Plate = ReturnType<SectionProfile['describe']>['plates'][number]

const sigma: Profile<SigmaDimensions> = {
  type: 'SIGMA',
  webs: 1,
  crippling: 'SINGLE_WEB',
  curve: 'b',
  line: 'RIGID',
  freeFlange: 'ONE_SIDE',
  isSymmetric: false,
  panelHolds: () => null,
  asBuilt: ({ bTop, c, hOuter, hFold, step }, common) => ({
    ...{ ...common, profile: 'SIGMA', bTop, c, hOuter, hFold, step },
  }),
  describe(d) {
    const upper = d.t_nom / 2
    const y = d.bTop - d.t_nom
    const half = [
      { y, z: upper + d.c - d.t_nom / 2 },
      { y, z: upper },
      { y: 0, z: upper },
      { y: 0, z: d.hOuter },
      { y: d.step, z: d.hOuter + d.hFold },
    ]
    const web = (name: string): Plate => ({
      ...{ name, part: 'web', role: 'web', edge: null, standsFor: 1, outside: null },
      width: ['h_p', 'h_p'],
    })
    const flange = (edge: 'top' | 'bottom'): Plate => ({
      ...{ name: `${edge} flange`, part: 'flangeTop', role: 'flange', edge, standsFor: 1 },
      outside: { b: ['b', d.bTop], c: ['c', d.c] },
      width: ['b-t_nom', 'b', 't_nom'],
    })
    const lip = (edge: 'top' | 'bottom'): Plate => ({
      ...{ name: `${edge} lip`, part: 'lipTop', role: 'lip', edge, standsFor: 1, outside: null },
      width: ['c-t_nom/2', 'c', 't_nom'],
    })
    const webs = ['outer web', 'fold', 'inner web', 'lower fold', 'lower outer web'].map(web)
    const folds = { limit: 'n_s = 0', value: 2 }
    return {
      vertices: [...half, ...half.map((p) => ({ y: p.y, z: d.h - p.z })).reverse()],
      plates: [lip('top'), flange('top'), ...webs, flange('bottom'), lip('bottom')],
      widths: [
        ['b', d.bTop],
        ['c', d.c],
      ],
      run: { value: 0, expression: '0', of: [] },
      omega: null,
      missingClauses: [
        { clause: 'EN 1993-1-3 5.5.3.4.3', ...folds },
        { clause: 'EN 1993-1-3 6.1.7.4', ...folds },
      ],
    }
  },
}

export const SIGMA = sigma as unknown as SectionProfile

export const SIGMA_200 = {
  profileType: 'SIGMA',
  typology: 'SIGMA-200-70',
  name: 'Σ 200×70',
  ...{ h: 200, bTop: 70, c: 20, hOuter: 50, hFold: 20, step: 15, rOverT: 1.5 },
  thicknesses: [2],
  coating: 'Z275',
  steels: ['S350'],
  supportDetail: 'bearing',
} as unknown as SectionFamily
