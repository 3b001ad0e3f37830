/** The loads of a request as sections A and Q of the method have them, read by the second program itself. N, mm; x from the left end. */
import type { DesignRequest } from '@madre/contract'

export interface Band {
  from: number
  to: number
  value: number
}
export interface Force {
  x: number
  P: number
}
/** One elementary case: along z (inwards), in the plane, along the member (positive: the weights above compress). */
export interface LoadCase {
  z: Band[]
  y: Band[]
  n: Band[]
  Pz: Force[]
  Py: Force[]
  Pn: Force[]
  /** N along the whole line, tension positive */
  N: number
}
export interface Combination {
  name: string
  limitState: 'ULS' | 'SLS'
  factors: [string, number][]
}
export interface Span {
  from: number
  to: number
  isCantilever: boolean
}
export interface WireLine {
  spans: Span[]
  length: number
  supports: number[]
  cases: Map<string, LoadCase>
  /** with 1 N/mm of own weight in place of what the section weighs */
  ownWeight: LoadCase
  gammas: { Gsup: number; Ginf: number; Q: number; M0: number; M1: number }
  uls: Combination[]
  characteristic: Combination[]
  upperRestraints: number[]
  lowerRestraints: number[]
}

const GAMMAS = {
  PORTUGAL: [1.35, 1, 1.5, 1],
  OTHER: [1.35, 1, 1.5, 1],
  SPAIN: [1.35, 0.8, 1.5, 1.05],
  GERMANY: [1.35, 1, 1.5, 1.1],
} as const

const none = (): LoadCase => ({ z: [], y: [], n: [], Pz: [], Py: [], Pn: [], N: 0 })

/** Q.1: all, odd, even, and for each pair the spans i, i − 2 … and i + 1, i + 3 …; equal ones once. */
function patterns(count: number, loaded: (i: number) => boolean): number[][] {
  const all = Array.from({ length: count }, (_, i) => i)
  const wanted = [all, all.filter((i) => i % 2 === 1), all.filter((i) => i % 2 === 0)]
  for (let p = 0; p + 1 < count; p++)
    wanted.push(all.filter((i) => (i <= p ? (p - i) % 2 === 0 : (i - p - 1) % 2 === 0)))
  const seen = new Set<string>()
  return wanted
    .map((spans) => spans.filter(loaded))
    .filter((spans) => spans.length > 0 && !seen.has(spans.join()) && seen.add(spans.join()))
}

/** A.1 to A.7, Q.1 to Q.5, R.7, R.9, T.2. */
export function readLine(request: DesignRequest): WireLine {
  const r = request
  const cosine = r.simulationType === 'ROOF' ? Math.cos((r.inclinationDegrees * Math.PI) / 180) : 1
  const sine = r.simulationType === 'ROOF' ? Math.sin((r.inclinationDegrees * Math.PI) / 180) : 0
  const e = r.transverseLengthM
  const spans: Span[] = []
  let x = 0
  r.spanLengthsM.forEach((L, i) => {
    const isCantilever = (i === 0 && r.hasLeftCantilever) || (i === r.spanLengthsM.length - 1 && r.hasRightCantilever)
    spans.push({ from: x, to: x + L * 1000, isCantilever })
    x += L * 1000
  })
  const length = x
  const supports = [...new Set(spans.filter((s) => !s.isCantilever).flatMap((s) => [s.from, s.to]))].sort(
    (a, b) => a - b,
  )

  /** a vertical line load of each span into the directions of A.2 */
  const vertical = (into: LoadCase, bands: Band[], points: Force[]): LoadCase => {
    const isLevel = r.profileOrientation === 'HORIZONTAL'
    const parts: [Band[], Force[], number][] =
      r.simulationType === 'ROOF'
        ? [[into.z, into.Pz, cosine], isLevel ? [into.y, into.Py, sine] : [into.n, into.Pn, sine]]
        : r.simulationType === 'GENERAL'
          ? [[into.z, into.Pz, 1]]
          : [isLevel ? [into.y, into.Py, 1] : [into.n, into.Pn, 1]]
    for (const [target, forces, part] of parts) {
      target.push(...bands.filter((b) => b.value !== 0).map((b) => ({ ...b, value: b.value * part })))
      forces.push(...points.filter((p) => p.P !== 0).map((p) => ({ x: p.x, P: p.P * part })))
    }
    return into
  }
  const perSpan = (list: number[], factor: number): Band[] =>
    spans.map((s, i) => ({ from: s.from, to: s.to, value: (list[i] ?? 0) * e * factor }))
  const spanOf = (p: { spanType: string; spanIdx: number }): number => {
    const first = r.hasLeftCantilever ? 1 : 0
    if (p.spanType === 'SPAN') return p.spanIdx + first
    return p.spanIdx === 0 ? 0 : spans.length - 1
  }
  const pointsOf = (list: DesignRequest['loadLivePoint'], of: (span: number) => boolean): Force[] =>
    list.flatMap((p) => {
      const i = spanOf(p)
      const s = spans[i]
      if (!s || !of(i)) return []
      const { p1, p2, l1, l2 } = p.loads
      const at = (l: number) => s.from + ((s.to - s.from) * l) / 100
      return [
        { x: at(l1), P: p1 * 1000 },
        { x: at(l2), P: p2 * 1000 },
      ].filter((f) => f.P !== 0)
    })
  const any = () => true

  const cases = new Map<string, LoadCase>()
  const permanent = (list: number[]) => vertical(none(), perSpan(list, 1), pointsOf(r.loadPermanentPoint, any))
  cases.set('Gmax', permanent(r.loadPermanentDistributed ?? r.loadPermanentDistributedMax ?? []))
  cases.set('Gmin', permanent(r.loadPermanentDistributed ?? r.loadPermanentDistributedMin ?? []))
  const ownWeight = vertical(none(), [{ from: 0, to: length, value: 1 }], [])

  const psi = (c: { psi1: number; psi2: number; psi3: number }): [number, number, number] => [c.psi1, c.psi2, c.psi3]
  const livePsi = psi(r.loadLiveCombinationFactor)
  const isCategoryH = livePsi.every((p) => p === 0)
  const live: string[] = []
  const addLive = (stem: string, hasArea: boolean, hasPoints: boolean) => {
    const loaded = (i: number) =>
      (hasArea && (r.loadLiveDistributed[i] ?? 0) !== 0) ||
      (hasPoints && pointsOf(r.loadLivePoint, (s) => s === i).length > 0)
    patterns(spans.length, loaded).forEach((on, k) => {
      const id = `${stem}:${k}`
      const areas = hasArea ? perSpan(r.loadLiveDistributed, cosine).filter((_, i) => on.includes(i)) : []
      cases.set(id, vertical(none(), areas, hasPoints ? pointsOf(r.loadLivePoint, (i) => on.includes(i)) : []))
      live.push(id)
    })
  }
  if (isCategoryH) {
    addLive('Live', true, false)
    addLive('LiveQ', false, true)
  } else addLive('Live', true, true)

  // Snow
  const snow: string[] = []
  const regular = r.simulationType === 'FACADE' ? null : r.loadSnowRegular
  const regularAt = (from: number) => {
    const i = spans.findIndex((s) => from >= s.from - 1e-9 && from < s.to - 1e-9)
    return regular?.[i] ?? 0
  }
  if (regular?.some((s) => s !== 0)) {
    cases.set('Sreg', vertical(none(), perSpan(regular, cosine), []))
    snow.push('Sreg')
  }
  const typedBands = (values: number[], lengths: number[]): Band[] => {
    if (lengths.every((l) => l === 0)) return [{ from: 0, to: length, value: values[0]! }]
    let from = 0
    return values.flatMap((value, i) => {
      const to = Math.min(length, from + lengths[i]! * 1000)
      const band = { from, to, value }
      from = to
      return lengths[i]! > 0 ? [band] : []
    })
  }
  /** What `typed` leaves out is filled by `other`, place by place. */
  const fill = (typed: Band[], other: (x: number) => number): Band[] => {
    const end = typed.at(-1)?.to ?? 0
    const cuts = [end, ...spans.flatMap((s) => [s.from, s.to]), ...extraCuts, length].filter((c) => c >= end - 1e-9)
    const places = [...new Set(cuts)].sort((a, b) => a - b)
    const rest = places.slice(1).map((to, i) => ({ from: places[i]!, to, value: other((places[i]! + to) / 2) }))
    return [...typed, ...rest]
  }
  const extraCuts: number[] = []
  const acc = r.loadSnowAccumulation
  if (r.simulationType !== 'FACADE' && [acc.s1, acc.s2, acc.s3].some((s) => s !== 0)) {
    const bands = fill(typedBands([acc.s1, acc.s2, acc.s3], [acc.l1, acc.l2, acc.l3]), regularAt)
    cases.set(
      'Sacc',
      vertical(
        none(),
        bands.map((b) => ({ ...b, value: b.value * e * cosine })),
        [],
      ),
    )
    snow.push('Sacc')
  }
  const exceptional = r.simulationType === 'FACADE' ? null : r.loadSnowExceptional
  const hasExceptional = exceptional?.some((s) => s !== 0) ?? false
  if (exceptional && hasExceptional) cases.set('Sexc', vertical(none(), perSpan(exceptional, cosine), []))

  // Wind
  const wind: string[] = []
  type Wire = DesignRequest['loadWindPressure']
  const isUsed = (w: Wire) => [w.w1, w.w2, w.w3].some((v) => v !== 0)
  const bandsOf = (w: Wire) => typedBands([w.w1, w.w2, w.w3].map(Math.abs), [w.l1, w.l2, w.l3])
  const extended = (w: Wire): Band[] => {
    if (!isUsed(w)) return []
    const bands = bandsOf(w)
    const last = bands.at(-1)
    if (last) last.to = length
    return bands
  }
  const addWind = (id: string, bands: Band[], sign: number) => {
    if (bands.length === 0) return
    const wanted = none()
    wanted.z.push(...bands.filter((b) => b.value !== 0).map((b) => ({ ...b, value: sign * b.value * e })))
    cases.set(id, wanted)
    wind.push(id)
  }
  const local = (w: Wire, general: Band[]): Band[] => {
    if (!isUsed(w)) return []
    extraCuts.push(...general.flatMap((b) => [b.from, b.to]))
    return fill(bandsOf(w), (at) => general.find((b) => at >= b.from && at <= b.to)?.value ?? 0)
  }
  const pressure = extended(r.loadWindPressure)
  const suction = extended(r.loadWindSuction)
  addWind('Wp', pressure, 1)
  addWind('Ws', suction, -1)
  addWind('Wlp', local(r.loadWindLocalPressure, pressure), 1)
  addWind('Wls', local(r.loadWindLocalSuction, suction), -1)
  const axial = r.axialLoad.valueKn * 1000 * (r.axialLoad.direction === 'TRACTION' ? 1 : -1)
  if (axial !== 0) cases.set('Nax', { ...none(), N: axial })

  // Combinations
  const [gSup, gInf, gQ, gM] = GAMMAS[r.location]
  const psis: Record<string, [number, number, number]> = {
    S: psi(r.loadSnowCombinationFactor),
    W: psi(r.loadWindCombinationFactor),
    L: livePsi,
  }
  const psiOf = (id: string) => psis[id[0]!]!
  const sets: string[][] = []
  for (const l of [null, ...live])
    for (const s of [null, ...snow])
      for (const w of [null, ...wind]) {
        const set = [l, s, w].filter((v): v is string => v !== null)
        if (set.length === 0 || (isCategoryH && l && set.length > 1)) continue
        sets.push(set)
      }
  const make = (limitState: 'ULS' | 'SLS') => {
    const out: Combination[] = []
    const seen = new Set<string>()
    const isDesign = r.axialLoad.type === 'DESIGN'
    const emitOne = (factors: [string, number][]) => {
      const kept = factors.filter(([, f]) => f !== 0)
      const name = kept.map(([id, f]) => `${Number(f.toPrecision(6))}·${id}`).join(' + ')
      if (seen.has(name)) return
      seen.add(name)
      out.push({ name, limitState, factors: kept })
    }
    const emit = (factors: [string, number][]) => {
      if (limitState === 'SLS' || axial === 0) return emitOne(factors)
      const windFactor = factors.find(([id]) => id.startsWith('W'))?.[1] ?? 0
      const nax = isDesign ? 1 : windFactor
      emitOne([...factors, ['Nax', nax]])
      if (axial > 0) emitOne(factors)
    }
    const isUls = limitState === 'ULS'
    for (const [G, gamma] of [
      ['Gmax', isUls ? gSup : 1],
      ['Gmin', isUls ? gInf : 1],
    ] as [string, number][]) {
      emit([[G, gamma]])
      const lead = isUls ? gQ : 1
      for (const set of sets)
        for (const leading of set)
          emit([[G, gamma], ...set.map((id): [string, number] => [id, id === leading ? lead : lead * psiOf(id)[0]])])
      if (!isUls || !hasExceptional) continue
      emit([
        [G, 1],
        ['Sexc', 1],
      ])
      for (const l of [null, ...(isCategoryH ? [] : live)])
        for (const w of [null, ...wind]) {
          const set = [l, w].filter((v): v is string => v !== null)
          for (const leading of set)
            emit([[G, 1], ['Sexc', 1], ...set.map((id): [string, number] => [id, psiOf(id)[id === leading ? 1 : 2]])])
        }
    }
    return out
  }
  const restraints = (counts: number[]): number[] =>
    spans.flatMap((s, i) =>
      Array.from({ length: counts[i] ?? 0 }, (_, j) => s.from + ((s.to - s.from) * (j + 1)) / ((counts[i] ?? 0) + 1)),
    )
  const { upper, lower } = r.spanRestraints
  return {
    spans,
    length,
    supports,
    cases,
    ownWeight,
    gammas: { Gsup: gSup, Ginf: gInf, Q: gQ, M0: gM, M1: gM },
    uls: make('ULS'),
    characteristic: make('SLS'),
    upperRestraints: upper.type === 1 ? restraints(upper.lateralLocks) : [],
    lowerRestraints: lower.use ? restraints(lower.lateralLocks) : [],
  }
}
