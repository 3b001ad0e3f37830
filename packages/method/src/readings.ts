/** Where docs/method derives what is checked; the pages are served at these addresses. */
import type { Check, CheckCode } from '@madre/engine'
import { METHOD_CHAPTERS } from './chapters.ts'

type Chapter = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Reading = `${Chapter}.${number}`

type Further = Extract<CheckCode, `DEFLECTION_${string}_${number}`>

const FURTHER_LIMITS: Record<Further, Reading> = {
  DEFLECTION_SPAN_2: '7.10',
  DEFLECTION_CONSOLE_2: '7.10',
  DEFLECTION_SPAN_3: '7.10',
  DEFLECTION_CONSOLE_3: '7.10',
  DEFLECTION_SPAN_4: '7.10',
  DEFLECTION_CONSOLE_4: '7.10',
  DEFLECTION_SPAN_5: '7.10',
  DEFLECTION_CONSOLE_5: '7.10',
}

/** The reading that derives each check. */
export const METHOD_OF_CHECK: Record<CheckCode, Reading> = {
  GEOMETRY: '3.11',
  TENSION: '4.1',
  COMPRESSION: '4.2',
  BENDING_Y_POS: '4.3',
  BENDING_Y_NEG: '4.3',
  BENDING_Z: '4.4',
  SHEAR: '4.5',
  M_V: '4.6',
  JOINT_MOMENT: '4.24',
  JOINT_SHEAR: '4.24',
  WEB_CRIPPLING_END: '4.11',
  WEB_CRIPPLING_INT: '4.11',
  M_R: '4.12',
  WEB_CRIPPLING_LOAD: '4.17',
  M_F: '4.17',
  N_M_SECTION: '4.20',
  FREE_FLANGE_STRESS: '6.10',
  FREE_FLANGE_BUCKLING: '6.12',
  LTB: '5.16',
  FLEXURAL_BUCKLING: '5.3',
  TORSIONAL_BUCKLING: '5.17',
  N_M_MEMBER: '5.18',
  SHEETING_SHEAR: '6.20',
  DEFLECTION_SPAN: '7.4',
  DEFLECTION_CONSOLE: '7.5',
  ...FURTHER_LIMITS,
}

/** The reading of a check that has a result: σ_q of a section that distorts has another one than M_z. */
export const readingOf = ({ code, unit }: Pick<Check, 'code' | 'unit'>): Reading =>
  code === 'BENDING_Z' && unit === 'N/mm²' ? '4.23' : METHOD_OF_CHECK[code]

/** '3.11' → '/method/sections#3.11' */
export const addressOfReading = (reading: Reading): string =>
  `/method/${METHOD_CHAPTERS[Number(reading.split('.')[0]) - 1]}#${reading}`
