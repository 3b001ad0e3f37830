import { startsWithCantilever } from '@madre/contract'
import { utilisationText } from '@madre/difference'
import {
  type Check,
  type CheckCode,
  type CheckDerivation,
  type Step,
  type StepPart,
  withArrangementLetters,
} from '@madre/engine'
import { addressOfReading, readingOf } from '@madre/method'
import { type Block, columnsOf, type Line, type StepBlock } from '../typst/blocks.ts'
import { citation, clauseOf } from './citations.ts'
import { limits } from './limits.ts'
import { combinationName, formulaInWords } from './load-case-names.ts'
import { stepBlocks } from './step-block.ts'
import { chapterNumber, digitsThatRoundUp, type Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'
import { unitText } from './units.ts'

/** Every check: those with a result with their derivation, the others in words. */
export function checks(s: Subject): Block[] {
  const made = s.explanation.checks.filter(isMade)
  const others = s.explanation.checks.filter(
    (d) => !isMade(d) && (s.given.sheeting || d.check.code !== 'SHEETING_SHEAR'),
  )
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: s.say('checks.heading') },
    { kind: 'text', text: howToRead(s) },
    ...derived(made, `${chapterNumber(s, 8)}`, s),
  ]
  if (others.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: s.say('checks.withoutFigures') },
      {
        kind: 'table',
        columns: columnsOf('1fr left', 'auto left', '1fr left'),
        head: [s.say('checks.check'), s.say('checks.clause'), s.say('checks.status')],
        rows: others.map(({ check: c }) => [s.words.checks[c.code], { muted: clauseOf(c, s) }, withoutFigures(c, s)]),
      },
    )
  return blocks
}

const isMade = ({ check: { status } }: CheckDerivation): boolean => status === 'OK' || status === 'FAIL'

/** Number of the section of the full note with the derivation of a check. */
export const sectionOfCheck = (code: CheckCode, s: Subject): string =>
  `${chapterNumber(s, 8)}.${1 + s.explanation.checks.filter(isMade).findIndex(({ check }) => check.code === code)}`

/** A check from this share of the governing utilisation on is in the short form. */
const NEXT_TO_GOVERNING = 0.9

/** The governing check with its lines, every unsatisfied one, and those close to governing. */
export function governingChecks(s: Subject): Block[] {
  const { governing, utilisation } = s.explanation.solution
  const shown = s.explanation.checks.filter(
    ({ check: c }) =>
      c.code === governing ||
      c.status === 'FAIL' ||
      (c.utilisation !== null && c.utilisation >= NEXT_TO_GOVERNING * (utilisation ?? 0)),
  )
  return [
    { kind: 'heading', level: 1, text: s.say('checks.governingHeading') },
    { kind: 'text', text: s.say('checks.governingText', { percent: s.number(NEXT_TO_GOVERNING * 100, 0) }) },
    { kind: 'text', text: howToRead(s) },
    ...derived(shown, SHORT_CHAPTER, s),
  ]
}

/** The chapter of the checks in the short form. */
const SHORT_CHAPTER = '2'

/** The checks of a chapter one after another. Lines already shown in an earlier one are referred to, not repeated. */
function derived(made: CheckDerivation[], chapter: string, s: Subject): Block[] {
  const shown = new Map<string, string>()
  return made.flatMap((d, i) => checkBlocks(d, shown, `${chapter}.${i + 1}`, s))
}

/** Groups consecutive lines by part; other checks may show the same part. */
function partsOf(steps: Step[]): { part: StepPart | null; steps: Step[] }[] {
  const parts: { part: StepPart | null; steps: Step[] }[] = []
  for (const step of steps) {
    const [part, last] = [step.part ?? null, parts.at(-1)]
    if (last && last.part === part) last.steps.push(step)
    else parts.push({ part, steps: [step] })
  }
  return parts
}

/** The section that already shows exactly these lines; null: this one is the first. */
function shownIn(steps: Step[], shown: Map<string, string>, section: string): string | null {
  const lines = JSON.stringify(steps)
  const before = shown.get(lines) ?? null
  if (before === null) shown.set(lines, section)
  return before
}

/** How to read the lines of a check, with the place of the method's description. */
function howToRead(s: Subject): string {
  const address = s.note.publicAddress
    ? s.say('checks.methodAddress', { address: `${s.note.publicAddress}/method` })
    : ''
  return [s.say('checks.text'), s.say('checks.methodText'), address].filter(Boolean).join(' ')
}

/** 'EN 1993-1-3 6.1.5 · Method 4.5': the clause, and the reading that derives the check. */
function clauseAndMethod(c: Check, s: Subject): Line {
  const reading = readingOf(c)
  const { publicAddress } = s.note
  const link = publicAddress ? { to: publicAddress + addressOfReading(reading) } : {}
  return [`${citation(c.clause, s)} · `, { muted: s.say('checks.method', { reading }), ...link }]
}

const withoutFigures = (c: Check, s: Subject): string =>
  s.say(c.status === 'NOT_CHECKED' ? 'checks.notChecked' : 'status.NOT_APPLICABLE')

/** Place, combination and part of the governing value of a check, with demand and resistance. */
function checkFacts({ check: c, combination, thicknessMm, side }: CheckDerivation, s: Subject): [string, Line][] {
  const facts: [string, Line][] = []
  if (c.xM !== null) facts.push([s.say('place'), placeText(c, s)])
  if (combination)
    facts.push([
      s.say('checks.combination'),
      s.labelled(combinationName(s, combination.id), formulaInWords(combination, s)),
    ])
  if (typeof c.roofLoadXM === 'number') facts.push([s.say('checks.roofLoad'), `x = ${s.number(c.roofLoadXM, 3)} m`])
  if (c.model) facts.push([s.say('checks.model'), s.say(`model.${c.model}`)])
  if (thicknessMm !== undefined) facts.push([s.say('joints.thickness'), `${s.typed(thicknessMm, 1)} mm`])
  if (side)
    facts.push([s.say('checks.member'), s.words.remarks[side === 'LEFT' ? 'step.member.left' : 'step.member.right']])
  if (c.member || c.turned)
    facts.push([
      s.say('checks.member'),
      [...(c.member ? [s.say('checks.endingMember')] : []), ...(c.turned ? [s.say('checks.turned')] : [])].join(', '),
    ])
  if (c.clause) facts.push([s.say('checks.clause'), clauseAndMethod(c, s)])
  if (c.demand !== null) facts.push([s.say('checks.demand'), figure(c.demand, c.unit, s)])
  if (c.resistance !== null) facts.push([s.say('checks.resistance'), figure(c.resistance, c.unit, s)])
  return facts
}

function checkBlocks(d: CheckDerivation, shown: Map<string, string>, section: string, s: Subject): Block[] {
  const { check: c, steps } = d
  const facts = checkFacts(d, s)
  const tag =
    c.utilisation === null
      ? s.say(`status.${c.status}`)
      : `${utilisationText(s, c.utilisation)}  ${s.say(`status.${c.status}`)}`
  const lines = steps.map((step) => withArrangementLetters(step, s.note.result.statics.loadCases))
  const isLast = (step: Step) => step === lines.at(-1) && step.symbol === 'eta'
  const rounded = (step: Step) =>
    isLast(step) && c.utilisation !== null
      ? [digitsThatRoundUp(s, c.utilisation), s.say('checks.roundedUp', { value: utilisationText(s, c.utilisation) })]
          .filter((text) => text !== null)
          .join(', ')
      : null
  const [first, ...rest] = partsOf(lines).flatMap((p): Block[] => {
    const before = p.part && shownIn(p.steps, shown, section)
    return p.part && before ? [asIn(p.part, before, s)] : stepBlocks(p.steps, { ...s, check: c.code }, rounded)
  })
  // The heading stays with the first line, not with all of them.
  const [head, tail] = first?.kind === 'steps' ? [first.items.slice(0, 1), first.items.slice(1)] : [[], []]
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: s.words.checks[c.code], tone: c.status === 'OK' ? 'good' : 'bad', tag },
        { kind: 'facts', columns: facts.length > 3 ? 2 : 1, rows: facts },
        ...(first?.kind === 'steps' ? steppedBy(head) : first ? [first] : []),
        ...(c.code === 'GEOMETRY' ? limits(s) : []),
      ],
    },
    ...steppedBy(tail),
    ...rest,
    ...withFastenersMoved(c, s),
  ]
}

/** 'a_fz to i_fz of the same free flange: as in 8.12.' */
const asIn = (part: StepPart, section: string, s: Subject): Block => ({
  kind: 'text',
  text: withSymbols(
    part === 'strip'
      ? s.say('checks.stripAsIn', { section })
      : s.say('checks.lateralAsIn', { check: s.words.checks.LTB, section }),
  ),
})

/** The check with the fasteners of the cladding slightly moved; nothing for a check that does not depend on them. */
function withFastenersMoved({ code }: Check, s: Subject): Block[] {
  const moved = (s.explanation.fastener?.moves ?? []).flatMap(({ byMm, utilisations }) => {
    const found = utilisations.find((u) => u.code === code)
    const values = { mm: s.typed(Math.abs(byMm)), value: found ? utilisationText(s, found.utilisation) : '' }
    return found ? [s.say(byMm < 0 ? 'checks.fastenerNearer' : 'checks.fastenerFarther', values)] : []
  })
  return moved.length > 0 ? [{ kind: 'text', text: s.say('checks.fastenerMoved', { list: moved.join('; ') }) }] : []
}

const steppedBy = (items: StepBlock[]): Block[] => (items.length > 0 ? [{ kind: 'steps', items }] : [])

function placeText(c: Check, s: Subject): string {
  const x = s.number(c.xM ?? 0, 3)
  if (c.location === 'SUPPORT') return s.say('checks.placeSupport', { x })
  if (c.location === 'CONSOLE') return s.say('checks.placeCantilever', { x })
  return s.say('checks.placeSpan', { n: (c.spanIndex ?? 0) + (startsWithCantilever(s.given) ? 0 : 1), x })
}

const figure = (v: number, unit: string, s: Subject) => `${s.number(v, 3)} ${unitText(unit)}`.trim()
