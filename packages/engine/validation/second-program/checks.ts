/**
 * Utilisations of the checks that sideways load, a force by wind and the fasteners' place move, for the sections of a catalogue:
 * a second program, written from the method page and not from the engine. It takes effective sections from `sectionProperties`
 * (held against others elsewhere) and computes everything else by itself, every combination solved.
 */
import type { DesignRequest } from '@madre/contract'
import { sectionProperties } from '../../src/design/section-properties.ts'
import type { SectionFamily, SteelGrade } from '../../src/input.ts'
import { lateralMoment, stripChi, stripCritical, stripOf } from './free-strips.ts'
import { axialForce, beam, type Mesh, meshOf } from './mesh.ts'
import { type Held, type LineState, type OmegaShape, omegaLine } from './omega-fields.ts'
import { grossOf, rigidLine } from './rigid-fields.ts'
import { type Combination, type LoadCase, readLine } from './wire-loads.ts'

const E = 210_000
const NU = 0.3

export interface SecondResult {
  BENDING_Z: number | null
  N_M_SECTION: number | null
  N_M_MEMBER: number | null
  LTB: number | null
  TORSIONAL_BUCKLING: number | null
  FREE_FLANGE_STRESS: number | null
  FREE_FLANGE_BUCKLING: number | null
  sidewaysMm: number | null
  twistDegrees: number | null
}
export type Code = keyof SecondResult

interface Effects extends LineState {
  M: Float64Array
  q: Float64Array
  P: Float64Array
  N: Float64Array
}
const add = (into: Float64Array, from: Float64Array, factor: number) => {
  for (let i = 0; i < into.length; i++) into[i]! += factor * from[i]!
}
const curve = (lambda: number, alpha: number): number => {
  if (lambda <= 0.2) return 1
  const phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda ** 2)
  return Math.min(1, 1 / (phi + Math.sqrt(phi ** 2 - lambda ** 2)))
}

/**
 * The fasteners' place comes from the request, otherwise from the family.
 * @param watch  told each utilisation of each combination
 */
export function secondProgram(
  request: DesignRequest,
  family: SectionFamily,
  thickness: number,
  steel: SteelGrade,
  watch: (combination: string, code: Code, u: number) => void = () => {},
): SecondResult {
  const line = readLine(request)
  const mesh = meshOf(line)
  const nodes = mesh.x.length
  const { M0, M1 } = line.gammas
  const fyb = steel.fyb
  const f = fyb / M0
  const isInverted = request.sectionOrientation === 'MAJOR_AXIS_BENDING_INVERTED'
  const isFree = request.spanRestraints.upper.type === 1
  const isOmega = family.profileType === 'OMEGA'
  const tNom = thickness
  const t = tNom - 0.04
  const r = family.r ?? (family.rOverT ?? 1.5) * tNom
  const hp = family.h - tNom
  const turned =
    family.profileType !== 'OMEGA' && isInverted
      ? { ...family, bTop: family.bBottom, bBottom: family.bTop, cTop: family.cBottom, cBottom: family.cTop }
      : family
  const common = { h: family.h, r, t: tNom, fyb, fu: steel.fu }
  const properties = sectionProperties(
    turned.profileType === 'OMEGA'
      ? { ...common, profile: 'OMEGA', bTop: turned.bTop, bBase: turned.bBase, bFoot: turned.bFoot, c: turned.c }
      : {
          ...common,
          profile: turned.profileType,
          bTop: turned.bTop,
          bBottom: turned.bBottom,
          cTop: turned.cTop,
          cBottom: turned.cBottom,
        },
  )
  if (!('effective' in properties) || !properties.effective) throw new Error('outside the standard')
  const { compression, bendingTopCompressed: top, bendingBottomCompressed: bottom } = properties.effective
  const flip = isOmega && isInverted
  const upperCompressed = flip
    ? { W_up: bottom.wBottomMm3, W_low: bottom.wTopMm3, I: bottom.iyMm4 }
    : { W_up: top.wTopMm3, W_low: top.wBottomMm3, I: top.iyMm4 }
  const lowerCompressed = flip
    ? { W_up: top.wBottomMm3, W_low: top.wTopMm3, I: top.iyMm4 }
    : { W_up: bottom.wTopMm3, W_low: bottom.wBottomMm3, I: bottom.iyMm4 }
  const of = (M: number) => (M >= 0 ? upperCompressed : lowerCompressed)
  const W_min = (M: number) => Math.min(of(M).W_up, of(M).W_low)
  const W_com = (M: number) => (M >= 0 ? of(M).W_up : of(M).W_low)
  const W_ten = (M: number) => (M >= 0 ? of(M).W_low : of(M).W_up)

  // Gross section and the place of the effective one along y
  let vertices: [number, number][]
  let yMin = 0
  let yMax = 0
  if (turned.profileType === 'OMEGA') {
    const [yt, yb] = [(turned.bTop - tNom) / 2, (turned.bBase - tNom) / 2]
    const hasLip = turned.c > 0
    const bf = hasLip ? turned.bFoot - tNom : turned.bFoot + tNom / 2
    const half: [number, number][] = [
      [yt, 0],
      [yb, hp],
      [yb + bf, hp],
    ]
    if (hasLip) half.push([yb + bf, hp - (turned.c - tNom / 2)])
    vertices = [...half.toReversed().map(([y, z]): [number, number] => [-y, z]), ...half]
  } else {
    const sign = turned.profileType === 'Z' ? -1 : 1
    const [b1, b2] = [turned.bTop - tNom, turned.bBottom - tNom]
    const [c1, c2] = [turned.cTop - tNom / 2, turned.cBottom - tNom / 2]
    vertices = [
      [sign * b1, 0],
      [0, 0],
      [0, hp],
      [b2, hp],
    ]
    if (turned.cTop > 0) vertices.unshift([sign * b1, c1])
    if (turned.cBottom > 0) vertices.push([b2, hp - c2])
    yMin = Math.min(0, sign * b1)
    yMax = Math.max(sign * b1, b2)
  }
  const gross = grossOf(vertices, r + tNom / 2, t)
  const sharp = grossOf(vertices, 0, t)
  const A_eff = compression.areaMm2
  const e_z = flip ? -compression.shiftZMm : compression.shiftZMm
  const e_y = compression.shiftYMm
  const y_eff = sharp.y_c + e_y
  const W_z = compression.izMm4 / Math.max(yMax - y_eff, y_eff - yMin)
  const [W_zcom, W_zten] =
    e_y >= 0
      ? [compression.izMm4 / (y_eff - yMin), compression.izMm4 / (yMax - y_eff)]
      : [compression.izMm4 / (yMax - y_eff), compression.izMm4 / (y_eff - yMin)]
  const hasShift = !isOmega && Math.abs(e_y) > 1e-6
  const M_cz = W_z * f

  // Fasteners and the springs of the sheet (T.4, G.4, G.5)
  const cladding = request.claddingProperties
  const b = turned.bTop
  const a = cladding.fastenerToWebMm ?? family.fastenerToWeb ?? b / 2
  const p = cladding.fixationsPerMeter
  const inertia = cladding.coveringInertia
  if (!isOmega && a >= b) throw new Error('outside the standard: a < b, 10.1.4.1')
  const isNearEdge = !isOmega && (a < 25 || b - a < 25)
  const C_DA = 130 * p
  const C_DC = (2 * E * 10 * inertia) / (request.transverseLengthM * 1000)
  const C_D = isFree || p === 0 || inertia === 0 || isNearEdge ? 0 : 1 / (1 / C_DA + 1 / C_DC)
  const K_of = (b_mod: number) =>
    C_D === 0 ? 0 : 1 / ((4 * (1 - NU ** 2) * family.h ** 2 * (hp + b_mod)) / (E * t ** 3) + family.h ** 2 / C_D)
  const k_h0 = turned.profileType === 'Z' ? Math.abs(gross.I_yz) / (2 * gross.I_y) : 0
  const e_sc = turned.profileType === 'C' ? Math.abs(gross.y_s) : 0
  const h = family.h

  // Cases
  const mass = properties.gross.massPerMetreKg * 9.81e-3
  const supports = line.supports.map(mesh.nodeAt)
  const upper = isFree ? line.upperRestraints.map(mesh.nodeAt) : []
  const lower = line.lowerRestraints.map(mesh.nodeAt)
  const held: Held = { supports, upper, lower }
  const sideSupports = [...new Set([...supports, ...upper, ...lower])]
  const withWeight = (id: string): LoadCase => {
    const c = line.cases.get(id)!
    if (id !== 'Gmax' && id !== 'Gmin') return c
    const weight = (bands: LoadCase['z']) => bands.map((b) => ({ ...b, value: b.value * mass }))
    return {
      ...c,
      z: [...c.z, ...weight(line.ownWeight.z)],
      y: [...c.y, ...weight(line.ownWeight.y)],
      n: [...c.n, ...weight(line.ownWeight.n)],
    }
  }
  const shape: OmegaShape | null =
    family.profileType === 'OMEGA'
      ? {
          h: family.h,
          bTop: family.bTop,
          bBase: family.bBase,
          bFoot: family.bFoot,
          c: family.c,
          r,
          t,
          tNom,
          isInverted,
          C_D,
          hasPanel: !isFree,
        }
      : null
  const omega = shape && omegaLine(mesh, shape, held)
  const rigid = shape || !isFree ? null : rigidLine(mesh, gross, held, -gross.z_s, hp - gross.z_s)
  const none = new Float64Array(nodes)
  /** α_cr of the line, T.3 */
  const stability = (e: LineState): number => omega?.factor(e) ?? 0.92 * rigid!.factor(e)
  const I_z_free = gross.I_z - gross.I_yz ** 2 / gross.I_y
  /** flanges of C and Z; the upper one is free without a panel only */
  const strips =
    turned.profileType === 'OMEGA'
      ? []
      : [
          { isUpper: true, b: turned.bTop, c: turned.cTop, bars: upper },
          { isUpper: false, b: turned.bBottom, c: turned.cBottom, bars: lower },
        ]
          .filter((s) => isFree || !s.isUpper)
          .map((s) => ({ ...s, strip: stripOf(s.b - tNom, s.c > 0 ? s.c - tNom / 2 : 0, hp, t) }))

  const cases = new Map(
    [...line.cases.keys()].map((id) => {
      const c = withWeight(id)
      const qz = mesh.perElement(c.z)
      const Pz = mesh.perNode(c.Pz)
      const qy = mesh.perElement(c.y)
      const Py = mesh.perNode(c.Py)
      const sideways = isFree && omega ? omega.sideways(qy, Py) : null
      const about_z = isFree && !shape ? beam(mesh, sideSupports, E * I_z_free, qy, Py) : null
      return [
        id,
        {
          qz,
          Pz,
          M: beam(mesh, supports, 1, qz, Pz).M,
          N: axialForce(mesh, c),
          sideways,
          M_z: about_z?.M ?? new Float64Array(nodes),
          w_y: about_z?.w ?? new Float64Array(nodes),
          stripM: strips.map((s) =>
            isFree
              ? lateralMoment(
                  mesh,
                  [...new Set([...supports, ...s.bars])],
                  s.strip.I,
                  qy.map((v) => (s.isUpper ? v : v / 2)),
                  Py.map((v) => (s.isUpper ? v : v / 2)),
                )
              : new Float64Array(nodes),
          ),
        },
      ] as const
    }),
  )
  const combined = (c: Combination): Effects & { sigma: Float64Array; M_z: Float64Array; stripM: Float64Array[] } => {
    const out = {
      M: new Float64Array(nodes),
      q: new Float64Array(nodes - 1),
      P: new Float64Array(nodes),
      N: new Float64Array(nodes),
      sigma: new Float64Array(nodes),
      M_z: new Float64Array(nodes),
      stripM: strips.map(() => new Float64Array(nodes)),
    }
    const places = shape && isFree ? cases.get('Gmax')!.sideways!.sigma.map(() => new Float64Array(nodes)) : []
    for (const [id, factor] of c.factors) {
      const one = cases.get(id)!
      add(out.M, one.M, factor)
      add(out.q, one.qz, factor)
      add(out.P, one.Pz, factor)
      add(out.N, one.N, factor)
      add(out.M_z, one.M_z, factor)
      one.stripM.forEach((m, i) => {
        add(out.stripM[i]!, m, factor)
      })
      one.sideways?.sigma.forEach((s, i) => {
        add(places[i]!, s.sigma, factor)
      })
    }
    const scale = Math.max(...out.M.map(Math.abs), 1e-30)
    out.M.forEach((v, i) => {
      if (Math.abs(v) < 1e-9 * scale) out.M[i] = 0
    })
    for (let i = 0; i < nodes; i++) out.sigma[i] = Math.max(0, ...places.map((p) => Math.abs(p[i]!)))
    return out
  }

  const result: SecondResult = {
    BENDING_Z: null,
    N_M_SECTION: null,
    N_M_MEMBER: null,
    LTB: null,
    TORSIONAL_BUCKLING: null,
    FREE_FLANGE_STRESS: null,
    FREE_FLANGE_BUCKLING: null,
    sidewaysMm: null,
    twistDegrees: null,
  }
  let combination = ''
  const keep = (code: Code, u: number) => {
    if (!Number.isFinite(u)) return
    watch(combination, code, u)
    result[code] = Math.max(result[code] ?? 0, u)
  }

  const alphaOfColumns = isOmega ? 0.49 : 0.34

  for (const c of line.uls) {
    combination = c.name
    const e = combined(c)
    const dM = e.N.map((N) => (N < 0 ? -N * e_z : 0))
    const dMz = e.N.map((N) => (N < 0 && hasShift ? -N * Math.abs(e_y) : 0))
    const sideShare = (i: number) => (isOmega ? e.sigma[i]! / f : Math.abs(e.M_z[i]!) / M_cz)
    const hasSide = isFree && Array.from({ length: nodes }, (_, i) => sideShare(i)).some((v) => v > 1e-6)
    const hasN = e.N.some((N) => Math.abs(N) > 1e-6)
    for (let i = 0; i < nodes; i++) {
      const M = e.M[i]!
      const N = e.N[i]!
      if (isFree && hasSide) keep('BENDING_Z', sideShare(i))
      if (!hasSide && !hasN) continue
      if (N >= 0) {
        const N_t = gross.A * f
        keep('N_M_SECTION', N / N_t + Math.abs(M) / (W_ten(M) * f) + sideShare(i))
        if (W_com(M) <= W_ten(M)) keep('N_M_SECTION', Math.abs(M) / (W_com(M) * f) + sideShare(i) - N / N_t)
      } else
        for (const m of [M, M + dM[i]!]) {
          const N_c = A_eff * f
          keep(
            'N_M_SECTION',
            -N / N_c + Math.abs(m) / (W_com(m) * f) + sideShare(i) + (hasShift ? dMz[i]! / (W_zcom * f) : 0),
          )
          keep(
            'N_M_SECTION',
            Math.abs(m) / (W_ten(m) * f) + sideShare(i) + (hasShift ? dMz[i]! / (W_zten * f) : 0) + N / N_c,
          )
        }
    }
    // LTB
    let chi = 1
    const bends = e.M.some((M) => M !== 0)
    const mayBuckle = isFree || isOmega
    if (mayBuckle && bends) {
      const alphaUlt = Math.min(
        ...Array.from(e.M, (M) => (M === 0 ? Number.POSITIVE_INFINITY : (W_min(M) * fyb) / Math.abs(M))),
      )
      const alphaCr = stability({ ...e, N: none })
      chi = Number.isFinite(alphaCr) ? curve(Math.sqrt(alphaUlt / alphaCr), 0.34) : 1
      keep('LTB', M1 / (chi * alphaUlt))
    } else if (mayBuckle && dM.some((m) => m !== 0)) {
      const alphaUlt = Math.min(
        ...Array.from(dM, (M) => (M === 0 ? Number.POSITIVE_INFINITY : (W_min(M) * fyb) / Math.abs(M))),
      )
      const alphaCr = stability({
        ...e,
        M: dM,
        q: new Float64Array(nodes - 1),
        P: none,
        N: none,
      })
      chi = Number.isFinite(alphaCr) ? curve(Math.sqrt(alphaUlt / alphaCr), 0.34) : 1
    }
    const largestN = Math.max(0, ...e.N.map((N) => -N))
    if (largestN > 1e-6 || hasSide) {
      let share = 0
      if (largestN > 1e-6) {
        for (const s of line.spans) {
          const L = (s.to - s.from) * (s.isCantilever ? 2 : 1)
          const inside = Math.max(
            0,
            ...e.N.filter((_, i) => mesh.x[i]! >= s.from - 1e-6 && mesh.x[i]! <= s.to + 1e-6).map((N) => -N),
          )
          const N_cr = (Math.PI ** 2 * E * gross.I_y) / L ** 2
          share = Math.max(
            share,
            inside / ((curve(Math.sqrt((A_eff * fyb) / N_cr), alphaOfColumns) * A_eff * fyb) / M1),
          )
        }
        if (mayBuckle) {
          const alone = { M: none, q: new Float64Array(nodes - 1), P: none, N: e.N }
          const alpha = (omega ?? rigid!).factor(alone)
          const slenderness = Math.sqrt((A_eff * fyb) / (alpha * largestN))
          const u = largestN / ((curve(slenderness, alphaOfColumns) * A_eff * fyb) / M1)
          keep('TORSIONAL_BUCKLING', u)
          share = Math.max(share, u)
        }
      }
      let bendingShare = 0
      let side = 0
      for (let i = 0; i < nodes; i++) {
        for (const m of [e.M[i]!, e.M[i]! + dM[i]!])
          bendingShare = Math.max(bendingShare, (M1 / chi) * (Math.abs(m) / (W_min(m) * fyb)))
        side = Math.max(side, sideShare(i) + (hasShift ? (dMz[i]! * M1) / (W_zcom * fyb) : 0))
      }
      keep('N_M_MEMBER', (share ** 0.8 + bendingShare ** 0.8) ** 1.25 + side)
    }
    // Free flanges
    strips.forEach((s, k) => {
      const isZ = turned.profileType === 'Z'
      const z_f = s.isUpper ? s.strip.depth - gross.z_c : hp - s.strip.depth - gross.z_c
      const F = Float64Array.from(e.M, (M, i) => {
        const I = s.isUpper ? upperCompressed.I : lowerCompressed.I
        return (-M * s.strip.A * z_f) / I - (e.N[i]! * s.strip.A) / A_eff
      })
      const heldNodes = [...new Set([...supports, ...s.bars])]
      const outward = a / h
      const cc = isZ ? outward : (a + e_sc) / h
      const first = (q: number) =>
        isFree
          ? (s.isUpper ? k_h0 + cc : k_h0 - cc) * q
          : isZ
            ? (q > 0 ? k_h0 : k_h0 - outward) * q
            : (q > 0 ? -e_sc / h : -(a + e_sc) / h) * q
      const q1 = e.q.map(first)
      const P1 = e.P.map(first)
      const K = isFree ? undefined : q1.map((q) => K_of(q >= 0 ? 2 * a + b : a))
      const KofForce = (P: number) => K_of(first(P) >= 0 ? 2 * a + b : a)
      const loads: [Float64Array, Float64Array][] = [[q1, P1]]
      if (isFree && isZ && !s.isUpper) loads.push([e.q.map((q) => k_h0 * q), e.P.map((P) => k_h0 * P)])
      if (!isFree && isZ && C_D > 0) {
        const second = (q: number, Kx: number) => (q >= 0 ? first(q) : (k_h0 - (((Kx * h * h) / C_D) * a) / h) * q)
        loads.push([e.q.map((q, i) => second(q, K![i]!)), e.P.map((P) => second(P, KofForce(P)))])
      }
      const N_cr = stripCritical(mesh, heldNodes, s.strip.I, F, K)
      const chiStrip = N_cr === null ? 1 : stripChi(N_cr, s.strip, fyb)
      const plusIsLip = s.isUpper || !isZ
      const [W_plus, W_minus] = plusIsLip
        ? [s.strip.I / s.strip.toLip, s.strip.I / s.strip.toWeb]
        : [s.strip.I / s.strip.toWeb, s.strip.I / s.strip.toLip]
      for (const [q, P] of loads) {
        const M_h = lateralMoment(mesh, heldNodes, s.strip.I, q, P, K)
        const limit = fyb / M1
        const compressed = (sigma: number, m_h: number, side: number) => {
          for (const [m, W] of [
            [m_h / W_minus, W_minus],
            [-m_h / W_plus, W_plus],
          ] as const)
            for (const sign of [1, -1]) {
              keep('FREE_FLANGE_STRESS', Math.abs(sigma + m + (sign * side) / W) / limit)
              keep('FREE_FLANGE_BUCKLING', (sigma / chiStrip + m + (sign * side) / W) / limit)
            }
        }
        const sigma = Array.from(e.M, (M, i) => (s.isUpper ? M / of(M).W_up : -M / of(M).W_low) - e.N[i]! / A_eff)
        const sideM = e.stripM[k]!
        for (let i = 0; i < nodes; i++) {
          const side = Math.abs(sideM[i]!)
          if (sigma[i]! > 1e-9) compressed(sigma[i]!, M_h[i]!, side)
          else keep('FREE_FLANGE_STRESS', (-sigma[i]! + side / Math.min(W_plus, W_minus)) / limit)
          // M_fz may be largest where the compressed part of the flange ends.
          if (i + 1 === nodes || sigma[i]! * sigma[i + 1]! >= 0) continue
          const x = sigma[i]! / (sigma[i]! - sigma[i + 1]!)
          compressed(0, M_h[i]! + (M_h[i + 1]! - M_h[i]!) * x, Math.abs(sideM[i]! + (sideM[i + 1]! - sideM[i]!) * x))
        }
      }
    })
    if (!isFree && !isOmega)
      for (let i = 0; i < nodes; i++)
        keep('FREE_FLANGE_STRESS', Math.abs(e.M[i]! / of(e.M[i]!).W_up - e.N[i]! / A_eff) / (fyb / M1))
  }
  // Displacements under characteristic combinations
  if (isFree) {
    const hasSideLoad = [...line.cases.keys()].some((id) => {
      const c = withWeight(id)
      return c.y.some((v) => v.value !== 0) || c.Py.some((v) => v.P !== 0)
    })
    for (const c of line.characteristic) {
      combination = c.name
      const w = [new Float64Array(nodes), new Float64Array(nodes)]
      const q = new Float64Array(nodes - 1)
      const P = new Float64Array(nodes)
      for (const [id, factor] of c.factors) {
        const one = cases.get(id)!
        add(q, one.qz, factor)
        add(P, one.Pz, factor)
        if (one.sideways) {
          add(w[0]!, one.sideways.vt, factor)
          add(w[1]!, one.sideways.vf, factor)
        } else add(w[0]!, one.w_y, factor)
      }
      if (hasSideLoad) for (const list of w) for (const v of list) keep('sidewaysMm', Math.abs(v))
      if (!isOmega) {
        const e_q = turned.profileType === 'C' ? a + e_sc : a
        for (const v of rigid!.twist(q, P, e_q)) keep('twistDegrees', (Math.abs(v) * 180) / Math.PI)
      }
    }
  }
  return result
}

export type { Mesh }
