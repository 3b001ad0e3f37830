import type { Language } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useUpdateMe } from '../api/account.ts'
import { useWhoami } from '../api/users.ts'
import { switchLanguage } from '../i18n/i18n.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '../i18n/languages.ts'
import { notify } from '../ui/overlay/notify.ts'

/** The language on screen, and how to pick another: for this device, and for the account of who is signed in. */
export function useLanguage(): { language: Language; pick: (language: Language) => Promise<void> } {
  const { t, i18n } = useTranslation()
  const { data: user } = useWhoami()
  const updateMe = useUpdateMe()
  return {
    language: isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE,
    pick: async (language) => {
      try {
        await switchLanguage(language)
      } catch {
        notify.error(t('Não foi possível carregar o idioma.'))
        return
      }
      // The language is kept on this device in any case; the account learns it when the server can be reached.
      if (user) updateMe.mutate({ lang: language })
    },
  }
}
