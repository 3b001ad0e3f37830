import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { StoredCalculation } from '../api/calculations.ts'
import { ConfirmEmailScreen } from '../features/auth/confirm-email-screen.tsx'
import { ForgotPasswordScreen } from '../features/auth/forgot-password-screen.tsx'
import { LoginScreen } from '../features/auth/login-screen.tsx'
import { LogoutScreen } from '../features/auth/logout-screen.tsx'
import { RegisterScreen } from '../features/auth/register-screen.tsx'
import { ResetPasswordScreen } from '../features/auth/reset-password-screen.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { loadArea, switchLanguage } from '../i18n/i18n.ts'
import { isLanguage } from '../i18n/languages.ts'
import type { Area } from '../i18n/texts.ts'
import { LazyScreen, lazyCode } from './lazy-screen.tsx'
import { safeRedirect } from './redirect-to.ts'

/** The code of a screen together with its texts. */
async function withTexts<M>(area: Area, code: Promise<M>): Promise<M> {
  const [screen] = await Promise.all([code, loadArea(area)])
  return screen
}

const simulatorCode = lazyCode(() => withTexts('simulator', import('../features/simulator/simulator-screen.tsx')))
const resultsCode = lazyCode(() => withTexts('results', import('../features/results/results-screen.tsx')))
const simulationsCode = lazyCode(() => import('../features/simulations/simulations-screen.tsx'))
const accountCode = lazyCode(() => import('../features/account/account-screen.tsx'))

const renderResults = (calculation: StoredCalculation) => <LazyScreen code={resultsCode} props={{ calculation }} />

export function LoginRoute() {
  const router = useRouter()
  const { redirectTo } = useSearch({ from: '__root__' })
  return (
    <LoginScreen
      onSignedIn={(lang) => {
        if (isLanguage(lang)) void switchLanguage(lang)
        router.history.push(safeRedirect(redirectTo))
      }}
    />
  )
}

export function RegisterRoute() {
  const navigate = useNavigate()
  return <RegisterScreen onRegistered={() => void navigate({ to: '/login' })} />
}

export const ForgotPasswordRoute = ForgotPasswordScreen

export function ResetPasswordRoute() {
  const navigate = useNavigate()
  const { userId, code } = useSearch({ from: '__root__' })
  return <ResetPasswordScreen userId={userId} code={code} onReset={() => void navigate({ to: '/login' })} />
}

export function ConfirmEmailRoute() {
  const { userId, code } = useSearch({ from: '__root__' })
  return <ConfirmEmailScreen userId={userId} code={code} />
}

export function LogoutRoute() {
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: '/login', replace: true }), [navigate])
  return <LogoutScreen onSignedOut={leave} />
}

export function DashboardRoute() {
  const props = { simulation: 'new', step: 'general', embedded: true, renderResults }
  return <DashboardScreen simulator={<LazyScreen code={simulatorCode} props={props} />} />
}

export function SimulatorRoute() {
  const { simulation } = useParams({ from: '/simulator/$simulation' })
  const { step } = useSearch({ from: '__root__' })
  // The key makes a screen of its own for every simulation: nothing of one survives into the next.
  return <LazyScreen key={simulation} code={simulatorCode} props={{ simulation, step, renderResults }} />
}

export function SimulationsRoute() {
  return <LazyScreen code={simulationsCode} props={{}} />
}

export function AccountRoute() {
  return <LazyScreen code={accountCode} props={{}} />
}
