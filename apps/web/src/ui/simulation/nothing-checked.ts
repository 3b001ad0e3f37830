import type { TFunction } from 'i18next'

/** What is missing where no load reaches the member: that is a façade rail only, whose cladding carries what is in its plane. */
export const nothingCheckedText = (t: TFunction): string =>
  t('Nenhuma carga chega ao perfil: introduza o vento. O revestimento suporta o peso, que está no plano da fachada.')
