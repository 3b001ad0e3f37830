import i18next from 'i18next'
import { loadBrand } from '../api/brand.ts'
import { createQueryClient } from '../api/query-client.ts'
import { whoamiQuery } from '../api/users.ts'
import { startI18n } from '../i18n/i18n.ts'
import { DEFAULT_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { notify } from '../ui/overlay/notify.ts'
import { createEmbedRouter } from './embed-router.tsx'

/**
 * What must be known before a frame is shown: the brand and the language, of the address, else of the browser. Nobody is signed in
 * in a frame, whatever this browser has of a user (decision 0021).
 */
export async function bootEmbed() {
  const queryClient = createQueryClient({
    onSessionLost: () => undefined,
    onUnreachable: () => notify.reason(i18next.t('Sem ligação ao servidor. Nada do que escreveu se perdeu.')),
  })
  queryClient.setQueryData(whoamiQuery.queryKey, null)
  const asked = new URLSearchParams(window.location.search)
  const language = languageOf([asked.get('lang') ?? '', ...navigator.languages]) ?? DEFAULT_LANGUAGE
  const theme = asked.get('theme')
  const root = document.documentElement
  root.dataset.framed = ''
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const [brand] = await Promise.all([loadBrand(), startI18n(language)])
  root.style.setProperty('--brand-accent', brand.accent)
  return { brand, queryClient, router: createEmbedRouter(queryClient) }
}
