import { tk } from '../../i18n/tk.ts'
import type { Values } from './model/values.ts'

/** What a profile is called, and how stands and lies, in words; translate with `t`. */
export const PROFILES: Record<Values['profileType'], string> = {
  OMEGA: tk('Ómega (Ω)'),
  C: tk('Perfil C'),
  Z: tk('Perfil Z'),
}
export const ORIENTATIONS = { level: tk('Horizontal'), upright: tk('Vertical') }
export const FORMATS = { regular: tk('Regular'), inverted: tk('Invertido') }
