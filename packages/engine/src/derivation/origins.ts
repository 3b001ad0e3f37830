/** Origins of numbers in a derivation that no earlier line shows, so that no formula has unexplained numbers. */
import type { Operand, Step, StepSource } from '../explanation.ts'
import { CONSTANTS } from '../formula/formula.ts'

const OF_SECTION =
  's_w n_w h_w h_d h_p h phi r t t_nom e e_y e_z z_fz z_c z_top z_bottom b y_min y_max A_g A_eff I_y I_z I_yz I_eff_sag I_eff_hog W_eff_y W_eff_z W_eff_y_com W_eff_y_ten W_z_com W_z_ten b_t'
const OF_INPUT = 'L n_lim L_tot x_k x_P s_s s_s_0 s_P p I_eff s a a_lap b_lap'
const OF_LINE = 'L_a L_a_l L_a_r eta_N eta_LT eta_z M_z_Ed DeltaM_y_Ed DeltaM_z_Ed'
const OF_TABLE = 'alpha'

const SOURCES = new Map<string, StepSource>(
  (
    [
      ['section', OF_SECTION],
      ['input', OF_INPUT],
      ['statics', OF_LINE],
      ['table', OF_TABLE],
    ] as const
  ).flatMap(([source, symbols]) => symbols.split(' ').map((symbol): [string, StepSource] => [symbol, source])),
)

/** Defined for the whole note: strengths and partial factors are on its first pages. */
const GENERAL = new Set([...Object.keys(CONSTANTS), 'f_yb', 'f_u', 'gamma_M0', 'gamma_M1', 'pi'])

/** 'M_Gmax': one load case at the named place, listed by the superposition. */
const OF_ONE_CASE = /_(Gmax|Gmin|Live\w*|S(reg|acc|exc)|W(p|s|lp|ls)|own|ax)$/

/** Equal but for the digits of a unit. */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b))

/** The lines of a check, with an extra line before the first use of every number that is in no earlier line and not `known`. */
export function withOrigins(steps: Step[], known: readonly Operand[]): Step[] {
  const defined: Operand[] = [...known]
  const isDefined = ({ symbol, value }: Operand) =>
    GENERAL.has(symbol) ||
    OF_ONE_CASE.test(symbol) ||
    defined.some((d) => d.symbol === symbol && isSame(d.value, value))
  return steps.flatMap((step) => {
    const missing = step.expression === null ? [] : step.operands.filter((o) => !isDefined(o))
    const origins = missing.flatMap(({ symbol, value, unit }): Step[] => {
      const source = SOURCES.get(symbol)
      if (!source) return []
      defined.push({ symbol, value, unit })
      const origin = { symbol, value, unit, expression: null, operands: [], clause: '', source }
      return [step.part ? { ...origin, part: step.part } : origin]
    })
    defined.push(step)
    return [...origins, step]
  })
}
