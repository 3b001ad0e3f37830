import type { Solution } from '@madre/engine'
import { roundUp } from '@madre/print'
import type { FactTexts } from './fact-texts.ts'

/** 'Ω 150×60×2.0 S350' */
export function nameOf(
  s: Pick<FactTexts, 'typed' | 'free'>,
  {
    section,
    thicknessMm,
    endBayThicknessMm,
    steel,
  }: Pick<Solution, 'section' | 'thicknessMm' | 'endBayThicknessMm' | 'steel'>,
): string {
  const endBays = endBayThicknessMm === undefined ? '' : `${s.typed(endBayThicknessMm, 1)}/`
  return s.free(`${section}×${endBays}${s.typed(thicknessMm, 1)} ${steel}`)
}

/** '5.73 kg/m'; of two thicknesses that of the end bays in front: '7.09/5.73 kg/m' */
export function massText(
  s: Pick<FactTexts, 'number'>,
  { massPerMetreKg, endBayThicknessMm, pieces }: Pick<Solution, 'massPerMetreKg' | 'endBayThicknessMm' | 'pieces'>,
): string {
  const endBay = pieces?.find(({ thicknessMm }) => thicknessMm === endBayThicknessMm)
  const masses = [...(endBay ? [endBay.massKg / endBay.lengthM] : []), massPerMetreKg]
  return `${masses.map((mass) => s.number(mass, 2)).join('/')} kg/m`
}

/** Whether a check could not be made. */
export const hasOpenChecks = ({ checks }: Solution): boolean => checks.some((c) => c.status === 'NOT_CHECKED')

/** Whether a solution carries, and the governing check. */
export function verdictText(s: Pick<FactTexts, 'words' | 'say'>, solution: Solution): string {
  if (solution.status === 'NOT_APPLICABLE') return s.say('summary.notApplicable')
  if (solution.status === 'FAIL') return s.say('summary.failed', { check: failedNames(s, solution) })
  const governing = solution.governing === null ? '' : s.words.checks[solution.governing]
  const answer = s.say(hasOpenChecks(solution) ? 'summary.notChecked' : 'summary.satisfied')
  return `${answer} ${s.say('summary.governing', { check: governing })}`
}

/** Rounded up, so that exceeding 100 % is never hidden. Above 999 % the section is far too weak, and the value does not matter. */
export const perCent = (u: number, s: Pick<FactTexts, 'number'>): string =>
  u > 9.99 ? `> ${s.number(999, 0)} %` : `${s.number(roundUp(u, 3) * 100, 1)} %`

/** The checks that fail, the governing one first. */
function failedNames(s: Pick<FactTexts, 'words'>, { checks, governing }: Solution): string {
  const failed = checks.filter((c) => c.status === 'FAIL').map((c) => c.code)
  const first = failed.filter((code) => code === governing)
  return [...first, ...failed.filter((code) => code !== governing)].map((code) => s.words.checks[code]).join('; ')
}

/** A utilisation to three decimals, never rounded down: 1.0004 must not read as satisfied. */
export function utilisationText(s: Pick<FactTexts, 'number'>, utilisation: number): string {
  return s.number(roundUp(utilisation, 3), 3)
}
