/** One line-weight system for every drawing: what a style looks like, in colour roles a theme fills in. */

/** On paper and on a light screen. */
export const LIGHT_THEME = {
  ink: '#17202a',
  muted: '#566270',
  faint: '#dbe1e7',
  paper: '#ffffff',
  steel: '#b9c7d3',
  accent: '#1f5f8b',
  load: '#1f5f8b',
  uplift: '#a3431f',
  moment: '#1f5f8b',
  shear: '#5b4a9c',
  deflection: '#1c6e54',
  restraint: '#7a5200',
  ineffective: '#a3431f',
  series0: '#1f5f8b',
  series1: '#a3431f',
  series2: '#1c6e54',
  series3: '#5b4a9c',
  series4: '#7a5200',
  series5: '#8b1f5f',
  series6: '#33706f',
  series7: '#4b5560',
}

export type ColourRole = keyof typeof LIGHT_THEME
export const COLOUR_ROLES = Object.keys(LIGHT_THEME) as ColourRole[]
export type Theme = Record<ColourRole, string>

export interface StyleRule {
  stroke?: ColourRole
  /** drawing units */
  width?: number
  dash?: string
  fill?: ColourRole
  fillOpacity?: number
}

export interface TextRule {
  fill: ColourRole
  size: number
  weight: 400 | 600
}

const hair = 0.6
const thin = 0.9
const medium = 1.5
const heavy = 2.6

const rules = {
  'section-steel': { stroke: 'ink', width: thin, fill: 'steel' },
  effective: { stroke: 'ink', width: hair, fill: 'accent' },
  ineffective: { stroke: 'ineffective', width: hair, fill: 'paper' },
  'ineffective-hatch': { stroke: 'ineffective', width: hair },
  'neutral-axis': { stroke: 'moment', width: thin, dash: '8 2.5 1.5 2.5' },
  'centre-line': { stroke: 'muted', width: hair, dash: '8 2.5 1.5 2.5' },
  leader: { stroke: 'muted', width: hair },
  member: { stroke: 'ink', width: heavy },
  piece: { stroke: 'ink', width: hair, fill: 'steel' },
  'piece-heavier': { stroke: 'ink', width: hair, fill: 'muted' },
  'bolt-row': { stroke: 'ink', width: medium },
  sleeve: { stroke: 'accent', width: medium, fill: 'accent', fillOpacity: 0.2 },
  hinge: { stroke: 'ink', width: medium, fill: 'paper' },
  support: { stroke: 'ink', width: thin, fill: 'paper' },
  'support-hatch': { stroke: 'ink', width: hair },
  cladding: { stroke: 'restraint', width: medium },
  restraint: { stroke: 'restraint', width: medium },
  load: { stroke: 'load', width: thin },
  'load-fill': { fill: 'load', fillOpacity: 0.1 },
  'load-head': { fill: 'load' },
  uplift: { stroke: 'uplift', width: thin },
  'uplift-fill': { fill: 'uplift', fillOpacity: 0.1 },
  'uplift-head': { fill: 'uplift' },
  'axial-load': { stroke: 'ink', width: medium },
  'axial-load-head': { fill: 'ink' },
  dimension: { stroke: 'muted', width: hair },
  'dimension-tick': { stroke: 'ink', width: thin },
  axis: { stroke: 'ink', width: thin },
  grid: { stroke: 'faint', width: hair },
  moment: { stroke: 'moment', width: medium },
  'moment-fill': { fill: 'moment', fillOpacity: 0.12 },
  'moment-ending': { stroke: 'moment', width: thin },
  shear: { stroke: 'shear', width: medium },
  'shear-ending': { stroke: 'shear', width: thin },
  'shear-fill': { fill: 'shear', fillOpacity: 0.12 },
  deflection: { stroke: 'deflection', width: medium },
  'deflection-fill': { fill: 'deflection', fillOpacity: 0.1 },
  zone: { stroke: 'muted', width: hair, fill: 'paper' },
  'zone-hatch-0': { stroke: 'uplift', width: hair },
  'zone-hatch-1': { stroke: 'muted', width: hair },
  'zone-counts': { fill: 'accent', fillOpacity: 0.1 },
  surface: { stroke: 'ink', width: medium },
  'line-of-members': { stroke: 'accent', width: heavy },
  'line-anywhere': { stroke: 'accent', width: heavy, dash: '7 4' },
  wind: { stroke: 'load', width: medium },
  'buckling-curve': { stroke: 'ink', width: medium },
  'level-local': { stroke: 'series0', width: medium, dash: '5 3' },
  'level-distortional': { stroke: 'series1', width: medium, dash: '5 3' },
  'level-global': { stroke: 'series3', width: medium, dash: '5 3' },
  'minimum-local': { stroke: 'paper', width: thin, fill: 'series0' },
  'minimum-distortional': { stroke: 'paper', width: thin, fill: 'series1' },
  'minimum-global': { stroke: 'paper', width: thin, fill: 'series3' },
  'minimum-other': { stroke: 'paper', width: thin, fill: 'muted' },
  'shape-before': { stroke: 'muted', width: hair, dash: '3 2' },
  'shape-after': { stroke: 'accent', width: heavy },
  marker: { stroke: 'ink', width: hair, fill: 'paper' },
  pointed: { stroke: 'muted', width: hair, dash: '3 2' },
  'chosen-ring': { stroke: 'ink', width: medium },
  'pictogram-steel': { stroke: 'accent', width: 3.4 },
  'pictogram-line': { stroke: 'muted', width: medium },
  'pictogram-fill': { stroke: 'muted', width: thin, fill: 'faint' },
  'pictogram-hatch': { stroke: 'muted', width: hair },
  'pictogram-hold': { stroke: 'restraint', width: 2.2 },
  'pictogram-load': { stroke: 'load', width: medium },
  'scatter-0': { stroke: 'series0', width: medium, fill: 'series0' },
  'scatter-1': { stroke: 'series1', width: medium, fill: 'series1' },
  'scatter-2': { stroke: 'series2', width: medium, fill: 'series2' },
  'scatter-3': { stroke: 'series3', width: medium, fill: 'series3' },
  'scatter-4': { stroke: 'series4', width: medium, fill: 'series4' },
  'scatter-5': { stroke: 'series5', width: medium, fill: 'series5' },
  'scatter-6': { stroke: 'series6', width: medium, fill: 'series6' },
  'scatter-7': { stroke: 'series7', width: medium, fill: 'series7' },
  'scatter-hollow-0': { stroke: 'series0', width: thin, fill: 'paper' },
  'scatter-hollow-1': { stroke: 'series1', width: thin, fill: 'paper' },
  'scatter-hollow-2': { stroke: 'series2', width: thin, fill: 'paper' },
  'scatter-hollow-3': { stroke: 'series3', width: thin, fill: 'paper' },
  'scatter-hollow-4': { stroke: 'series4', width: thin, fill: 'paper' },
  'scatter-hollow-5': { stroke: 'series5', width: thin, fill: 'paper' },
  'scatter-hollow-6': { stroke: 'series6', width: thin, fill: 'paper' },
  'scatter-hollow-7': { stroke: 'series7', width: thin, fill: 'paper' },
} as const satisfies Record<string, StyleRule>
export type Style = keyof typeof rules
export const STYLE_RULES: Record<Style, StyleRule> = rules

const textRules = {
  text: { fill: 'ink', size: 11, weight: 400 },
  'text-strong': { fill: 'ink', size: 11, weight: 600 },
  'text-muted': { fill: 'muted', size: 10.5, weight: 400 },
  'text-dimension': { fill: 'ink', size: 10.5, weight: 400 },
  'text-load': { fill: 'load', size: 10.5, weight: 600 },
  'text-uplift': { fill: 'uplift', size: 10.5, weight: 600 },
  'text-moment': { fill: 'moment', size: 10.5, weight: 600 },
  'text-shear': { fill: 'shear', size: 10.5, weight: 600 },
  'text-deflection': { fill: 'deflection', size: 10.5, weight: 600 },
  'text-restraint': { fill: 'restraint', size: 10.5, weight: 400 },
} as const satisfies Record<string, TextRule>
export type TextStyle = keyof typeof textRules
export const TEXT_RULES: Record<TextStyle, TextRule> = textRules

export const DARK_THEME: Theme = {
  ink: '#e8edf2',
  muted: '#9aa7b4',
  faint: '#33404d',
  paper: '#161c23',
  steel: '#5b6b7a',
  accent: '#7db8e0',
  load: '#7db8e0',
  uplift: '#f09a72',
  moment: '#7db8e0',
  shear: '#b4a5ee',
  deflection: '#6fcfac',
  restraint: '#e0b055',
  ineffective: '#f09a72',
  series0: '#7db8e0',
  series1: '#f09a72',
  series2: '#6fcfac',
  series3: '#b4a5ee',
  series4: '#e0b055',
  series5: '#e88fc0',
  series6: '#7fcfcd',
  series7: '#b0bac4',
}
