import i18next from 'i18next'
import { loadBrand } from '../api/brand.ts'
import { createQueryClient } from '../api/query-client.ts'
import { whoamiQuery } from '../api/users.ts'
import { startI18n, switchLanguage } from '../i18n/i18n.ts'
import { isLanguage, storedLanguage } from '../i18n/languages.ts'
import { notify } from '../ui/overlay/notify.ts'
import { createAppRouter } from './router.tsx'

/** What must be known before the first screen: the language, the brand and who is signed in. */
export async function boot() {
  const queryClient = createQueryClient({
    onSessionLost: () => {
      notify.cause(
        i18next.t('A sessão terminou. Inicie sessão novamente.'),
        i18next.t('O que escreveu fica guardado neste dispositivo.'),
      )
      void router.invalidate()
    },
    onUnreachable: () => notify.reason(i18next.t('Sem ligação ao servidor. Nada do que escreveu se perdeu.')),
  })
  const router = createAppRouter(queryClient)
  // A failure to reach the server is kept out of here: the guard of the first screen asks again and shows it.
  const user = queryClient.fetchQuery({ ...whoamiQuery, retry: false }).catch(() => null)
  const [brand, known] = await Promise.all([loadBrand(), user, startI18n()])
  if (known && isLanguage(known.lang) && storedLanguage() === null) await switchLanguage(known.lang)
  document.documentElement.style.setProperty('--brand-accent', brand.accent)
  return { brand, queryClient, router }
}
