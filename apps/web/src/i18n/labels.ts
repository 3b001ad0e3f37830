import type { OptionalNumber, TypedLine } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { tk } from './tk.ts'

/** Words for the fixed choices; translate with `t`. */
export const TYPE_LABELS: Record<TypedLine['envelope'], string> = {
  ROOF: 'type.ROOF' satisfies WordKey,
  FACADE: tk('Fachada'),
  GENERAL: 'type.GENERAL' satisfies WordKey,
}

export const LOCATION_LABELS: Record<TypedLine['location'], string> = {
  PORTUGAL: 'location.PORTUGAL' satisfies WordKey,
  SPAIN: 'location.SPAIN' satisfies WordKey,
  GERMANY: 'location.GERMANY' satisfies WordKey,
  OTHER: tk('Outro'),
}

export const SUPPORT_LABELS: Record<TypedLine['supports'], string> = {
  LESS_THAN_135: tk('< 135mm'),
  BETWEEN_135_AND_200: tk('>= 135mm e < 200mm'),
  MORE_THAN_200: tk('>= 200mm'),
}

export const COMBINATION_LABELS: Record<TypedLine['deflection']['combination'], string> = {
  CHARACTERISTIC: tk('Característica'),
  FREQUENT: tk('Frequente'),
  QUASI_PERMANENT: tk('Quase permanente'),
}

export const AXIAL_DIRECTION_LABELS: Record<'TRACTION' | 'COMPRESSIONS', string> = {
  TRACTION: tk('Tração'),
  COMPRESSIONS: tk('Compressão'),
}

export const AXIAL_TYPE_LABELS: Record<TypedLine['axial']['kind'], string> = {
  DESIGN: tk('Valor de cálculo'),
  UNFACTORED_WIND: tk('Esforço axial de vento não majorado'),
}

/** Optional numbers, but the length under a point load, which is said with how those reach the member. */
export const NUMBER_LABELS: Record<Exclude<OptionalNumber, 'pointLoadBearingMm'>, string> = {
  roofPointLoadKn: 'roofPointLoad' satisfies WordKey,
}
