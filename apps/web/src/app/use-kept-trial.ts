import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useBringKeptTrial } from '../api/kept-trial.ts'
import { descriptionOf } from '../api/problem.ts'
import { notify } from '../ui/overlay/notify.ts'

/** Where nobody is at work yet: from there the simulation that was just put into the account is opened. */
const ENTRANCES = ['/login', '/register', '/dashboard', '/try']

/** Puts the simulation kept of a trial into the account, says so and shows it. */
export function useKeptTrial(): () => Promise<void> {
  const { t } = useTranslation()
  const router = useRouter()
  const navigate = useNavigate()
  const bring = useBringKeptTrial()
  return async () => {
    try {
      const brought = await bring()
      if (!brought) return
      notify.success(t('A simulação da experiência está agora na sua conta.'))
      if (!ENTRANCES.includes(router.state.location.pathname)) return
      await navigate({
        to: '/simulator/$simulation',
        params: { simulation: brought.saved.id },
        search: brought.isCalculated ? { step: 'results' } : {},
        replace: router.state.location.pathname !== '/try',
      })
    } catch (error) {
      notify.error(
        t('A simulação da experiência ainda não está na sua conta: recarregue a página para tentar outra vez.'),
        descriptionOf(error),
      )
    }
  }
}
