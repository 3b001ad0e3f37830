/** Random values for property tests: every state a simulation can have once it was saved and opened again. */
import {
  DEFLECTION_ACTIONS,
  DEFLECTION_COMBINATIONS,
  FIELDS,
  LIMITS,
  LOCATIONS,
  NUMBERS,
  optionalNumbers,
  POINT_LOAD_INTRODUCTIONS,
  PROFILE_TYPES,
  SHEETS,
  SIMULATION_TYPES,
  SPANS,
  SUPPORT_WIDTHS,
} from '@madre/contract'
import fc from 'fast-check'
import { detectDelta } from '../model/delta-presets.ts'
import { countedJoints, jointFaults } from '../model/joints.ts'
import { lineSpans, totalLength } from '../model/line.ts'
import { asksIntroduction, groupPointLoads, idOf } from '../model/point-loads.ts'
import { roofPointKn } from '../model/roof-point.ts'
import { readNumbers } from '../model/typed-numbers.ts'
import {
  asksFastener,
  cantileverId,
  DEFAULT_ANGLE,
  DEFAULT_CANTILEVER_M,
  DEFAULT_INTRODUCTION,
  defaultSnow,
  type FurtherLimit,
  isHeldByPanel,
  NEW_LIMIT,
  NEW_SPAN,
  NO_ROOF_POINT,
  NO_SHEETING,
  noJoints,
  type PerSpan,
  type SupportJoint,
  spanId,
  type Triple,
  type Values,
  type WindBands,
} from '../model/values.ts'

const decimal = (min: number, max: number, places = 2) =>
  fc.integer({ min: Math.ceil(min * 10 ** places), max: Math.floor(max * 10 ** places) }).map((n) => n / 10 ** places)
const within = (range: { min: number; max: number }, places = 2) => decimal(range.min, range.max, places)
const load = within(NUMBERS.areaLoad)
/** wind and snow: their direction is that of their field */
const magnitude = within({ min: 0, max: NUMBERS.areaLoad.max })
const psi = fc.tuple(within(NUMBERS.psi), within(NUMBERS.psi), within(NUMBERS.psi))
const psiOf = (...presets: Triple[]) => fc.oneof(fc.constantFrom(...presets), psi)

const spans: fc.Arbitrary<Values['spans']> = fc
  .record({
    useConsole: fc.boolean(),
    main: fc.array(within(SPANS.main), { minLength: SPANS.count.min, maxLength: SPANS.count.max }),
    console: fc.tuple(within(SPANS.console), within(SPANS.console)).filter(([a, b]) => a + b > 0),
  })
  .map(({ useConsole, main, console }) => ({
    useConsole,
    main: main.map((size, i) => ({ size, id: spanId(i) })),
    console: (useConsole ? console : [DEFAULT_CANTILEVER_M, DEFAULT_CANTILEVER_M]).map((size, i) => ({
      size,
      id: cantileverId(i),
    })),
  }))

/** Span by span means that two spans differ; otherwise one value stands everywhere. Spans that do not exist have what a new one gets. */
function perSpan<T>(line: Values['spans'], entry: fc.Arbitrary<T>, fresh: T, same: (a: T, b: T) => boolean) {
  const exists = (side: number) => line.useConsole && (line.console[side]?.size ?? 0) > 0
  const count = line.main.length
  return fc.oneof(
    entry.map((value) => ({
      isSpanBySpan: false,
      main: Array.from({ length: count }, () => structuredClone(value)),
      console: [structuredClone(value), structuredClone(value)],
    })),
    fc.tuple(fc.array(entry, { minLength: count, maxLength: count }), entry, entry).map(([main, left, right]) => {
      const real = [...(exists(0) ? [left] : []), ...main, ...(exists(1) ? [right] : [])]
      const first = real[0] as T
      const isSpanBySpan = real.some((v) => !same(v, first))
      const missing = isSpanBySpan ? fresh : first
      const side = (index: number, value: T) => structuredClone(exists(index) ? value : missing)
      return { isSpanBySpan, main, console: [side(0, left), side(1, right)] }
    }),
  )
}

const numbers = (line: Values['spans'], entry: fc.Arbitrary<number>, fresh: number) =>
  perSpan(line, entry, fresh, (a, b) => a === b).map(({ isSpanBySpan, ...list }) => ({
    cfgMode: { isSpanBySpan },
    ...list,
  }))

const pointLoads = (line: Values['spans']) => {
  const position = within(NUMBERS.position, 1)
  const own = fc.oneof(fc.constant([0, 0, 0, 0] as const), fc.tuple(load, load, position, position))
  return fc
    .tuple(...lineSpans(line).map(() => own))
    .map((loads) =>
      groupPointLoads(lineSpans(line).map((s, i) => ({ id: idOf(s), loads: [...(loads[i] ?? [0, 0, 0, 0])] }))),
    )
}

const { numbers: ofSheets } = FIELDS.sheeting
const text = (maxLength: number) => fc.string({ minLength: 1, maxLength })
const optional = <T>(entry: fc.Arbitrary<T>) => fc.option(entry, { nil: undefined })
/** Without the keys that are not there. */
const given = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T

const trapezoidal = fc
  .tuple(
    fc.record({
      kind: fc.constant('TRAPEZOIDAL' as const),
      name: text(SHEETS.nameLength),
      source: optional(text(SHEETS.sourceLength)),
      heightMm: within(ofSheets.heightMm, 0),
      ribMm: within({ min: 90, max: 400 }, 0),
      narrowFlangeMm: within({ min: 10, max: 40 }, 0),
      wideFlangeMm: within({ min: 40, max: 49 }, 0),
      tNomMm: within(ofSheets.tNomMm),
      tCoatMm: optional(within(ofSheets.tCoatMm)),
      inertiaCm4M: within({ min: 0.1, max: 1000 }, 1),
    }),
    fc.record({
      position: fc.constantFrom(...SHEETS.positions),
      through: fc.constantFrom(...SHEETS.through),
      ribs: fc.constantFrom(...SHEETS.ribs),
      laidOn: fc.constantFrom(...SHEETS.laidOn),
      roofLengthM: within(ofSheets.roofLengthM, 1),
    }),
  )
  .map(([sheet, laid]) => ({
    use: true,
    sheet: given(sheet),
    laid: laid.position === 'POSITIVE' ? { ...laid, through: 'TROUGH' as const } : laid,
  }))

const declared = fc
  .tuple(
    fc.record({
      kind: fc.constant('DECLARED' as const),
      name: text(SHEETS.nameLength),
      source: text(SHEETS.sourceLength),
    }),
    fc.record({ shearStiffnessKn: within(ofSheets.shearStiffnessKn, 0), spacingM: within(ofSheets.spacingM) }),
    fc.record({
      rotationalStiffnessN: within(ofSheets.rotationalStiffnessN, 0),
      flangeMm: within(ofSheets.flangeMm, 0),
    }),
    fc.constantFrom('SHEAR', 'ROTATION', 'BOTH'),
  )
  .map(([named, shear, rotation, which]) => ({
    use: true,
    sheet: { ...named, ...(which !== 'ROTATION' && shear), ...(which !== 'SHEAR' && rotation) },
    laid: NO_SHEETING.laid,
  }))

const sheeting: fc.Arbitrary<Values['sheeting']> = fc.oneof(
  { arbitrary: fc.constant(NO_SHEETING), weight: 2 },
  trapezoidal,
  declared,
)

const permanent = (line: Values['spans']) =>
  fc.boolean().chain((isMinMax) =>
    perSpan(
      line,
      fc.tuple(load, load).map(([a, b]) => (isMinMax ? { min: a, max: b } : { min: a, max: a })),
      { ...NEW_SPAN.permanent },
      (a, b) => a.min === b.min && a.max === b.max,
    ).map(({ isSpanBySpan, ...list }) => {
      const differs = [...list.main, ...cantileversThatExist(line, list)].some((e) => e.min !== e.max)
      return { cfgMode: { isMinMax: differs, isSpanBySpan }, ...list }
    }),
  )

const cantileversThatExist = <T>(line: Values['spans'], list: PerSpan<T>) =>
  list.console.filter((_, i) => line.useConsole && (line.console[i]?.size ?? 0) > 0)

/** Laps as long as they may be on their spans, most of them. */
const joints = ({ main }: Values['spans']): fc.Arbitrary<Values['joints']> => {
  const drawn = (isInMetres: boolean) => {
    const side = (i: number) => {
      const span = main[i]!.size
      return isInMetres
        ? fc.integer({ min: 8, max: 20 }).map((percent) => Math.round(10 * percent * span) / 1000)
        : decimal(8, 20, 1)
    }
    const joint = (i: number): fc.Arbitrary<SupportJoint> =>
      fc.oneof(
        fc.constantFrom('CONTINUOUS' as const, 'SLEEVE' as const, 'HINGE' as const).map((kind) => ({ kind })),
        fc.record({ kind: fc.constant('LAP' as const), left: side(i), right: side(i + 1) }),
      )
    const supports: fc.Arbitrary<SupportJoint[]> = fc.tuple(...main.slice(1).map((_, i) => joint(i)))
    return fc.record({ supports, isInMetres: fc.constant(isInMetres), hasHeavierEndBays: fc.boolean() })
  }
  return fc.oneof(fc.constant(noJoints(main.length)), fc.boolean().chain(drawn))
}

/** Lengths that fit the line, in hundredths. */
const lengths = (total: number): fc.Arbitrary<Triple> =>
  fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100)).map(([a, b, c, rest]) => {
    const whole = Math.max(1, a + b + c + rest)
    const part = (n: number) => Math.floor((total * 100 * n) / whole) / 100
    return [part(a), part(b), part(c)]
  })
const bands = (total: number): fc.Arbitrary<WindBands> =>
  fc.record({
    w: fc.tuple(magnitude, magnitude, magnitude),
    l: fc.oneof(lengths(total), fc.constant<Triple>([0, 0, 0])),
  })
const wholeLine = magnitude.map((w): WindBands => ({ w: [w, 0, 0], l: [0, 0, 0] }))

function wind(line: Values['spans']): fc.Arbitrary<Values['wind']> {
  const total = totalLength(line)
  const none: WindBands = { w: [0, 0, 0], l: [0, 0, 0] }
  const isZero = ({ w, l }: WindBands) => [...w, ...l].every((v) => v === 0)
  const covers = ({ w, l }: WindBands) =>
    !w[1] && !w[2] && !l[1] && !l[2] && (l[0] === 0 || Math.abs(l[0] - total) < 1e-9)
  return fc
    .record({ isBandByBand: fc.boolean(), use: fc.boolean(), deltas: psiOf([0.6, 0.2, 0]) })
    .chain(({ isBandByBand, use, deltas }) => {
      const block = isBandByBand ? bands(total) : wholeLine
      const localBlock = use ? block : fc.constant(none)
      return fc
        .tuple(block, block, localBlock, localBlock)
        .filter(([p, s, lp, ls]) => !isBandByBand || ![p, s, lp, ls].every(covers))
        .filter(([, , lp, ls]) => !isBandByBand || !use || !isZero(lp) || !isZero(ls))
        .map(([pressure, suction, localPressure, localSuction]) => ({
          deltas,
          cfgMode: { isBandByBand, deltaCfgOption: detectDelta('wind', deltas) },
          general: { pressure, suction },
          local: { use, pressure: localPressure, suction: localSuction },
        }))
    })
}

function snow(line: Values['spans'], carries: boolean): fc.Arbitrary<Values['snow']> {
  const count = line.main.length
  const snowLoad = (unused: boolean) =>
    carries
      ? fc.oneof(
          fc.constant(defaultSnow(count, false)),
          numbers(line, magnitude, NEW_SPAN.snow).map((list) => ({ use: true, ...list })),
        )
      : fc.constant(defaultSnow(count, unused))
  const nothing = { use: false, s: [0, 0, 0] as Triple, l: [0, 0, 0] as Triple }
  const accumulation = bands(totalLength(line)).map(({ w, l }) => ({
    use: [...w, ...l].some((v) => v !== 0),
    s: w,
    l,
  }))
  return fc
    .record({
      deltas: psiOf([0.5, 0.2, 0], [0.7, 0.5, 0.2]),
      general: snowLoad(true),
      exceptional: snowLoad(false),
      drift: carries ? fc.oneof(fc.constant(nothing), accumulation) : fc.constant(nothing),
    })
    .map((s) => ({ ...s, cfgMode: { deltaCfgOption: detectDelta('snow', s.deltas) } }))
}

function restraints(line: Values['spans']): fc.Arbitrary<Values['restraints']> {
  const list = numbers(line, within(NUMBERS.restraints, 0), NEW_SPAN.restraints)
  const none = numbers(line, fc.constant(0), 0)
  return fc
    .tuple(fc.boolean(), fc.boolean(), fc.boolean())
    .chain(([byPanel, upperIsZero, lower]) =>
      fc.tuple(fc.constant(byPanel), upperIsZero ? none : list, fc.constant(lower), lower ? list : none),
    )
    .map(([byPanel, upper, lower, lowerRestraints]) => ({
      use: !byPanel || lower || [...upper.main, ...cantileversThatExist(line, upper)].some((n) => n !== 0),
      upper: { byPanel, perSpan: upper },
      lower: { isHeld: lower, perSpan: lowerRestraints },
    }))
}

const { numbers: cladding } = FIELDS.claddingProperties

/** Every optional number of the table of fields, those that come later, too. */
const typedNumbers = fc
  .record(Object.fromEntries(optionalNumbers(FIELDS).map(([name, row]) => [name, within(row, 1)])))
  .map((all) => readNumbers(all))

/** What is not asked for has the value of a limit that is added. */
const furtherLimit = fc
  .record({
    isLength: fc.boolean(),
    limit: within(FIELDS.deflectionLimits.numbers.limit, 0),
    mm: within(FIELDS.deflectionLimits.numbers.limitMm, 1),
    combination: fc.constantFrom(...DEFLECTION_COMBINATIONS),
    action: fc.constantFrom(...DEFLECTION_ACTIONS),
    of: fc.constantFrom('SPANS' as const, 'CONSOLES' as const),
  })
  .map((limit): FurtherLimit => ({ ...limit, ...(limit.isLength ? { limit: NEW_LIMIT.limit } : { mm: NEW_LIMIT.mm }) }))

/** Every legal state of the sheets, as it is after a save and an opening. */
export const legalValues: fc.Arbitrary<Values> = fc
  .tuple(spans, fc.constantFrom(...SIMULATION_TYPES))
  .chain(([line, type]) =>
    fc.record({
      envelope: fc.constant(type),
      location: fc.constantFrom(...LOCATIONS),
      pitch: type === 'ROOF' ? within(FIELDS.inclinationDegrees, 1) : fc.constant(DEFAULT_ANGLE),
      spans: fc.constant(line),
      joints: joints(line),
      profileType: fc.constantFrom(...PROFILE_TYPES),
      isLevel: fc.boolean(),
      isInverted: fc.boolean(),
      spacing: within(FIELDS.transverseLengthM),
      supports: fc.constantFrom(...SUPPORT_WIDTHS),
      deflection: fc.record({
        limit: within(FIELDS.deflectionLimit.numbers.limit, 0),
        combination: fc.constantFrom(...DEFLECTION_COMBINATIONS),
      }),
      furtherDeflections: fc.array(furtherLimit, { maxLength: LIMITS.furtherDeflections }),
      loads: fc.record({
        introduction: fc.constantFrom(...POINT_LOAD_INTRODUCTIONS),
        permanent: fc.record({ distributed: permanent(line), point: pointLoads(line) }),
        live: fc.record({
          distributed: fc
            .tuple(numbers(line, load, NEW_SPAN.live), psiOf([0, 0, 0]))
            .map(([{ cfgMode, ...list }, deltas]) => ({
              cfgMode: { ...cfgMode, deltaCfgOption: detectDelta('live', deltas) },
              deltas,
              ...list,
            })),
          point: pointLoads(line),
          roofPoint: fc.record({
            on: fc.record({ ROOF: fc.boolean(), GENERAL: fc.boolean() }),
            value: within({ min: 0.01, max: FIELDS.roofPointLoadKn.max }),
          }),
        }),
      }),
      wind: wind(line),
      snow: snow(line, type !== 'FACADE'),
      axial: fc
        .record({
          value: fc.oneof(fc.constant(0), within(FIELDS.axialLoad.numbers.valueKn)),
          isTension: fc.boolean(),
          kind: fc.constantFrom('DESIGN' as const, 'UNFACTORED_WIND' as const),
        })
        .map((axial) => ({ use: axial.value !== 0, ...axial })),
      restraints: restraints(line),
      cladding: fc
        .record({
          inertia: fc.oneof(fc.constant(0), within(cladding.coveringInertia)),
          fixings: fc.oneof(fc.constant(0), within(cladding.fixationsPerMeter, 1)),
          fastenerMm: fc.option(within(cladding.fastenerToWebMm, 1)),
        })
        .map((c) => ({ use: c.inertia !== 0 || c.fixings !== 0, ...c })),
      sheeting,
      numbers: typedNumbers,
    }),
  )
  // What is not sent is not kept.
  .map((values) => ({ ...values, joints: countedJoints(values) }))
  .map((values) => {
    const faulty = jointFaults(values).flatMap((fault) => (fault.of === 'SPAN' ? [] : [fault.joint]))
    const supports = values.joints.supports.map((joint, i) => (faulty.includes(i) ? { kind: 'HINGE' as const } : joint))
    const isInMetres = values.joints.isInMetres && supports.some(({ kind }) => kind === 'LAP')
    return { ...values, joints: { ...values.joints, supports, isInMetres } }
  })
  // A sheet stands in the place of the two numbers, and only under a panel.
  .map((values) => {
    if (!values.sheeting.use) return values
    if (!isHeldByPanel(values)) return { ...values, sheeting: NO_SHEETING }
    return { ...values, cladding: { ...values.cladding, use: true, inertia: 0, fixings: 0 } }
  })
  // What is not asked is not kept.
  .map((values) => (asksFastener(values) ? values : { ...values, cladding: { ...values.cladding, fastenerMm: null } }))
  .map((values) => {
    const isSent = roofPointKn(values) > 0
    const on = { ROOF: isSent && values.envelope === 'ROOF', GENERAL: isSent && values.envelope === 'GENERAL' }
    const { live } = values.loads
    const roofPoint = isSent ? { on, value: live.roofPoint.value } : NO_ROOF_POINT
    return { ...values, loads: { ...values.loads, live: { ...live, roofPoint } } }
  })
  .map((values) =>
    asksIntroduction(values)
      ? values
      : {
          ...values,
          loads: { ...values.loads, introduction: DEFAULT_INTRODUCTION },
          numbers: { ...values.numbers, pointLoadBearingMm: FIELDS.pointLoadBearingMm.absent },
        },
  )
