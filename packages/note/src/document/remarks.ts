import { derivedLoads, loadIdOf, typedLoads } from '@madre/contract'
import { fill } from '@madre/difference'
import { type SectionFastener, type Solution, type Warning, warningsAbout } from '@madre/engine'
import { formatNumber, linearNumber, printNumber } from '@madre/print'
import { sayer } from '@madre/words/climate/climate-words'
import type { Block } from '../typst/blocks.ts'
import { citation } from './citations.ts'
import type { Subject, Texts } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'
import { checkerText, dateText, personText } from './title-block.ts'

type Values = Record<string, number | string> | undefined

/** Warnings, unconfirmed readings, and the statement with room for the signatures. */
export function remarks(s: Subject): Block[] {
  const { solution, fastener } = s.explanation
  const warnings = warningTexts(s, solution, s.note.result.warnings, fastener)
  const open = s.explanation.notConfirmed.map(({ code, clause }) => {
    const ofSheet = code === 'rotationalSpring' && s.given.sheeting !== null
    const text = remarkText(s, `notConfirmed.${code}${ofSheet ? '.sheet' : ''}`, undefined)
    return text ? s.labelled(citation(clause, s), text) : citation(clause, s)
  })
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: s.say('remarks.heading') },
    { kind: 'heading', level: 2, text: s.say('remarks.warnings') },
    warnings.length > 0
      ? { kind: 'list', items: warnings.map(withSymbols) }
      : { kind: 'text', text: s.say('remarks.noWarnings') },
  ]
  const closing: Block[] =
    open.length > 0
      ? [
          { kind: 'heading', level: 2, text: s.say('remarks.notConfirmed') },
          { kind: 'text', text: s.say('remarks.notConfirmedText') },
          { kind: 'list', items: open.map(withSymbols) },
        ]
      : []
  closing.push({
    kind: 'together',
    blocks: [
      { kind: 'heading', level: 2, text: s.say('remarks.signOff') },
      { kind: 'text', text: s.say('signOff') },
      ...signatures(s),
    ],
  })
  // The statement must not be alone on a page: the open points are with it where one page holds both.
  return [...blocks, { kind: 'together', blocks: closing, ifPageHolds: true }]
}

/** An issued revision names its author and, where it was checked, its checker. */
function signatures(s: Subject): Block[] {
  const labels = [s.say('signature.prepared'), s.say('signature.checked')]
  const { revision } = s.note
  if (!revision) return [{ kind: 'signatures', labels }]
  const by = checkerText(s)
  const prepared = `${personText(revision.preparedBy, s)}, ${dateText(new Date(revision.issuedAt), s)}`
  const signed = [prepared, by === null ? '' : s.say('revision.checked', { by })]
  return [{ kind: 'signatures', labels, issued: { signed, remark: s.say('revision.record'), isSaid: by !== null } }]
}

/**
 * Warnings of one solution. A range of the result over all candidates is replaced by the value of this one.
 *
 * @param fastener  of the cladding on its section
 */
export function warningTexts(
  s: Pick<Texts, 'words' | 'mark' | 'given' | 'site' | 'language'>,
  { id, shearStiffnessRequiredKn, reactions, twistDegrees, pieces }: Solution,
  warnings: Warning[],
  fastener: SectionFastener | null,
): string[] {
  const own = {
    ...(shearStiffnessRequiredKn === null ? {} : { requiredKn: shearStiffnessRequiredKn }),
    upliftKn: reactions.reduce((max, r) => Math.max(max, -r.minKn), 0),
    ...(fastener && { aMm: fastener.aMm }),
    ...(twistDegrees !== undefined && { degrees: twistDegrees }),
  }
  const typed = typedLoads(s.given, s.site)
  const isFromPlace = derivedLoads(s.site).length > 0
  const placeName = sayer(s.language)
  return warningsAbout(warnings, id)
    .filter((w) => w.code !== 'LOADS_BY_USER' || typed.length > 0)
    .filter((w) => w.code !== 'FASTENER_AT_MID_FLANGE' || fastener?.origin === 'MIDDLE')
    .filter((w) => w.code !== 'FASTENER_NEAR_EDGE' || fastener?.isNearEdge === true)
    .map((w) => {
      const loads = w.code === 'LOADS_BY_USER' ? { loads: typed.map((l) => placeName(`load.${l}`)).join('; ') } : {}
      const reason = typeof w.values?.reason === 'string' ? noSpringText(w.values.reason, s.words) : null
      const key = warningKey(w, isFromPlace, own, pieces !== undefined)
      return (
        remarkText(s, key, { ...w.values, ...loadName(s, w), ...own, ...loads, ...(reason && { reason }) }) ?? w.message
      )
    })
}

function warningKey(
  { code, values }: Warning,
  isFromPlace: boolean,
  own: Record<string, number>,
  hasJoints: boolean,
): string {
  if (code === 'SHEETING_CONDITIONS') return `warning.${code}.${values?.kind}`
  if (code === 'CONTINUITY_JOINTS' && hasJoints) return `warning.${code}.piece`
  const isBand = code === 'LOAD_NOT_USED' && values?.band !== undefined
  const isHeldDown = code === 'FASTENERS_NOT_CHECKED' && own.upliftKn === 0
  const isPartly = code === 'LOADS_BY_USER' && isFromPlace
  const isOwn = code === 'FREE_LINE_TWISTS' && own.degrees !== undefined
  return `warning.${code}${isBand ? '.band' : isHeldDown ? '.none' : isPartly ? '.some' : isOwn ? '.own' : ''}`
}

export function noSpringText(reason: string, { document }: Pick<Subject['words'], 'document'>): string | null {
  const known: Record<string, string | undefined> = document
  return known[`sheeting.no.${reason}`] ?? null
}

/** The load of a warning, given in it by its field name. */
function loadName(s: Pick<Texts, 'words' | 'mark'>, { values }: Warning): Values {
  const field = values?.load ?? values?.field
  return typeof field === 'string' ? { load: remarkText(s, `load.${loadIdOf(field)}`, undefined) ?? field } : undefined
}

/** Decimals of values that other chapters of the note print too. */
const DECIMALS: Record<string, number> = { upliftKn: 2, degrees: 1 }

/** A remark of the engine by its code, with digits of the language; null for a code without words. */
function remarkText(s: Pick<Texts, 'words' | 'mark'>, code: string, values: Values): string | null {
  const known: Record<string, string | undefined> = s.words.remarks
  const text = known[code]
  if (text === undefined) return null
  const number = (name: string, v: number) =>
    DECIMALS[name] === undefined ? linearNumber(printNumber(v, 4), s.mark) : formatNumber(v, DECIMALS[name], s.mark)
  const printed = Object.entries(values ?? {}).map(([k, v]) => [k, typeof v === 'number' ? number(k, v) : v])
  return fill(text, Object.fromEntries(printed))
}
