import type { TFunction } from 'i18next'

/** The reason if no load reaches the member. Only a façade rail can be so: its cladding carries the loads in its plane. */
export const nothingCheckedText = (t: TFunction): string =>
  t('Nenhuma carga chega ao perfil: introduza o vento. O revestimento suporta o peso, que está no plano da fachada.')
