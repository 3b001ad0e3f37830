import { tk } from '../../i18n/tk.ts'

/** How a profile stands and lies, in words; translate with `t`. */
export const ORIENTATIONS = { level: tk('Horizontal'), upright: tk('Vertical') }
export const FORMATS = { regular: tk('Regular'), inverted: tk('Invertido') }
