/** From entered loads to line loads on the member, load case by load case; method 1.2 to 1.7. */
import { ROOF_LOAD } from '../actions/load-cases.ts'
import { StepList, type Value } from '../derivation/step-list.ts'
import type { LineLoad, Step } from '../explanation.ts'
import type { Band } from '../input.ts'
import type { LineDesign } from '../line/line-design.ts'
import { zeroBeside } from '../zero.ts'

const CLAUSE = 'EN 1991-1-1, 1-3, 1-4'

/** Components in the axes of the member: across the envelope, in its plane, along the member. */
type Direction = 'z' | 'y' | 'x'
const LINE_LOAD = { z: 'q_z', y: 'q_y', x: 'n_x' } as const
const PITCHED = { z: 'cos_alpha', y: 'sin_alpha', x: 'sin_alpha' } as const

/** Every load case but the own weight: each band and point load with the lines for its components. */
export function lineLoads({ input, actions }: LineDesign): LineLoad[] {
  const { envelope, pitch, isLevel, spacing, permanent, imposed, snow, wind } = input
  const isPitched = envelope === 'ROOF' && pitch !== 0
  const side: Direction = isLevel ? 'y' : 'x'
  const ofWeights: Direction[] = envelope === 'FACADE' ? [side] : isPitched ? ['z', side] : ['z']
  const e_p: Value = ['e_p', spacing / 1e3, 'm']
  const trigonometry: Record<string, Value> = {
    cos_alpha: ['cos_alpha', zeroBeside(Math.cos(pitch), 1), ''],
    sin_alpha: ['sin_alpha', zeroBeside(Math.sin(pitch), 1), ''],
  }
  const loads: LineLoad[] = []
  /** A load times the factors of a component. A factor is printed as often as it counts. */
  const component = (symbol: string, unit: string, factors: Value[]): Step => {
    const value = factors.reduce((product, [, factor]) => product * factor, 1)
    const named = [...new Map(factors.map((f) => [f[0], f])).values()]
    return new StepList().sum([symbol, value, unit], CLAUSE, factors.map(([name]) => name).join('*'), named).steps[0]!
  }
  const turned = (d: Direction): Value[] => (isPitched ? [trigonometry[PITCHED[d]]!] : [])
  const addBands = (id: string, bands: Band[], isOnPlan: boolean, along: Direction[], isAcross = false) => {
    const plan = isOnPlan && isPitched ? [trigonometry.cos_alpha!] : []
    for (const { from, to, value } of merged(bands)) {
      if (value === 0) continue
      const p_k: Value = ['p_k', value * 1e3, 'kN/m²']
      const steps = along.map((d) =>
        component(LINE_LOAD[d], 'kN/m', [p_k, ...plan, e_p, ...(isAcross ? [] : turned(d))]),
      )
      loads.push({ caseId: id, fromM: from / 1e3, toM: to / 1e3, steps })
    }
  }
  const forces = (P: number): Step[] => {
    const P_k: Value = ['P_k', P / 1e3, 'kN']
    return ofWeights.map((d) => component(`P_${d}`, 'kN', [P_k, ...turned(d)]))
  }
  const addPoints = (id: string, points: { x: number; P: number }[]) => {
    for (const { x, P } of points) loads.push({ caseId: id, fromM: x / 1e3, toM: x / 1e3, steps: forces(P) })
  }
  for (const { id } of actions.cases) {
    if (id === 'Gmax' || id === 'Gmin') {
      addBands(id, id === 'Gmax' ? permanent.max : permanent.min, false, ofWeights)
      addPoints(id, permanent.points)
      continue
    }
    const arrangement = imposed.arrangements.find((a) => a.id === id)
    if (arrangement) {
      const { spans, loads: which } = arrangement
      const area = which === 'POINTS' ? [] : imposed.area.filter((_, i) => spans.includes(i))
      addBands(id, area, true, ofWeights)
      addPoints(id, which === 'AREA' ? [] : imposed.points.filter((p) => spans.includes(p.span)))
      continue
    }
    const snows = { Sreg: snow.regular, Sacc: snow.accumulated, Sexc: snow.exceptional }
    if (id in snows) addBands(id, snows[id as keyof typeof snows], true, ofWeights)
    const pressed = wind.cases.find((w) => w.id === id)
    if (pressed) addBands(id, pressed.bands, false, ['z'], true)
  }
  // The load may be anywhere from end to end.
  if (imposed.Q_k > 0)
    loads.push({ caseId: ROOF_LOAD, fromM: 0, toM: actions.ends.at(-1)! / 1e3, steps: forces(imposed.Q_k) })
  return loads
}

/** Adjacent bands of equal value as one band. */
function merged(bands: Band[]): Band[] {
  const out: Band[] = []
  for (const band of bands) {
    const last = out.at(-1)
    if (last && last.value === band.value && Math.abs(last.to - band.from) < 1e-6) last.to = band.to
    else if (band.to > band.from) out.push({ ...band })
  }
  return out
}
