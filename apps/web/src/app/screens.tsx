import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useRef } from 'react'
import type { LegalDocument } from '../features/legal/documents.ts'
import type { SimulatorHead } from '../features/simulator/state/use-simulator.ts'
import { switchLanguage, withTexts } from '../i18n/i18n.ts'
import { isLanguage } from '../i18n/languages.ts'
import { lazyExtra } from '../ui/lazy-extra.tsx'
import { LazyScreen, lazyCode } from './lazy-screen.tsx'
import { safeRedirect } from './redirect-to.ts'
import { renderReading, renderResults } from './render-results.tsx'
import styles from './screens.module.css'

/** A screen that takes nothing from its address. */
const screen = (load: () => Promise<{ default: ComponentType<object> }>) => {
  const code = lazyCode(load)
  return () => <LazyScreen code={code} props={{}} />
}

const loginCode = lazyCode(() => import('../features/auth/login-screen.tsx'))

export function LoginRoute() {
  const router = useRouter()
  const { redirectTo } = useSearch({ from: '__root__' })
  const onSignedIn = (lang: string) => {
    if (isLanguage(lang)) void switchLanguage(lang)
    router.history.push(safeRedirect(redirectTo))
  }
  return <LazyScreen code={loginCode} props={{ onSignedIn }} />
}

const registerCode = lazyCode(() => import('../features/auth/register-screen.tsx'))

export function RegisterRoute() {
  const navigate = useNavigate()
  return (
    <LazyScreen code={registerCode} props={{ onRegistered: () => void navigate({ to: '/login', search: true }) }} />
  )
}

export const ForgotPasswordRoute = screen(() => import('../features/auth/forgot-password-screen.tsx'))

const resetPasswordCode = lazyCode(() => import('../features/auth/reset-password-screen.tsx'))

export function ResetPasswordRoute() {
  const navigate = useNavigate()
  const { userId, code } = useMailCode()
  const onReset = () => void navigate({ to: '/login' })
  return <LazyScreen code={resetPasswordCode} props={{ userId, code, onReset }} />
}

const confirmEmailCode = lazyCode(() => import('../features/auth/confirm-email-screen.tsx'))

export function ConfirmEmailRoute() {
  const { userId, code } = useMailCode()
  return <LazyScreen code={confirmEmailCode} props={{ userId, code }} />
}

const logoutCode = lazyCode(() => import('../features/auth/logout-screen.tsx'))

export function LogoutRoute() {
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: '/login', replace: true }), [navigate])
  return <LazyScreen code={logoutCode} props={{ onSignedOut: leave }} />
}

export const SimulationsRoute = screen(() => import('../features/simulations/simulations-screen.tsx'))
export const AccountRoute = screen(() => withTexts('account', import('../features/account/account-screen.tsx')))

const legalCode = lazyCode(() => withTexts('legal', import('../features/legal/legal-screen.tsx')))
const legal = (document: LegalDocument) => () => <LazyScreen code={legalCode} props={{ document }} />
export const TermsRoute = legal('terms')
export const PrivacyRoute = legal('privacy')
export const CookiesRoute = legal('cookies')
export const AccessibilityRoute = legal('accessibility')

export const ChangesRoute = screen(() => import('../features/changes/changes-screen.tsx'))

/** The API, for programs: open to all. */
export const DevelopersRoute = screen(() =>
  withTexts('developers', import('../features/developers/developers-screen.tsx')),
)

const documentCode = lazyCode(() => import('../features/method/document-screen.tsx'))

/** The method, its chapters and the verifications: open to all. */
export function DocumentRoute() {
  const address = useLocation({ select: ({ pathname }) => pathname })
  return <LazyScreen code={documentCode} props={{ address }} />
}

/** What this account is asked to check. */
export const ChecksRoute = screen(() => withTexts('revisions', import('../features/checks/checks-screen.tsx')))

const checkCode = lazyCode(() => withTexts('revisions', import('../features/checks/check-screen.tsx')))

export function CheckRoute() {
  const { check = '' } = useParams({ strict: false }) as { check?: string }
  return <LazyScreen key={check} code={checkCode} props={{ id: check, renderRecord: renderReading }} />
}

const sharedCode = lazyCode(() => withTexts('revisions', import('../features/shared/shared-screen.tsx')))

/** What a link shows: open to whoever has it. What stands behind `#` is its secret, and no place of the page. */
export function SharedRoute() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <LazyScreen key={token} code={sharedCode} props={{ token, renderRecord: renderReading }} />
}

const verifyCode = lazyCode(() => withTexts('revisions', import('../features/verify/verify-screen.tsx')))

/** Whether a note at hand still holds: open to whoever has its code. */
export function VerifyRoute() {
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  return <LazyScreen key={code} code={verifyCode} props={{ code }} />
}

interface MailCode {
  userId: string | undefined
  code: string | undefined
}

declare module '@tanstack/history' {
  interface HistoryState {
    mailCode?: MailCode
  }
}

/**
 * What the link of a mail carries. It leaves the address bar at once, where whoever looks over a shoulder, a bookmark or the
 * browser's history would have it; the entry keeps it in its state, so that a reload finds it.
 */
function useMailCode(): MailCode {
  const navigate = useNavigate()
  const { userId, code, ...others } = useSearch({ from: '__root__' })
  const kept = useLocation({ select: ({ state }) => state.mailCode })
  const stands = userId !== undefined || code !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what stands in the address
  useEffect(() => {
    if (stands) void navigate({ to: '.', search: others, state: { mailCode: { userId, code } }, replace: true })
  }, [stands])
  return stands ? { userId, code } : (kept ?? { userId: undefined, code: undefined })
}

/** The simulator without an account: open to all. */
export const TryRoute = screen(() => withTexts('simulator', import('./try-screen.tsx')))

const RevisionsOver = lazyExtra(() => withTexts('revisions', import('./revisions-over.tsx')))

const dashboardCode = lazyCode(() => import('../features/dashboard/dashboard-screen.tsx'))

const simulatorCode = lazyCode(() => withTexts('simulator', import('../features/simulator/simulator-screen.tsx')))

/**
 * The simulator, on the dashboard and at its own address: one place for both, so that a simulation whose first save gives it an address
 * keeps what is on screen, the focus and what is being typed.
 */
export function WorkbenchRoute() {
  const { simulation } = useParams({ strict: false }) as { simulation?: string }
  const { step, revisions } = useSearch({ from: '__root__' })
  const onDashboard = simulation === undefined
  const { key, onCreated } = useScreenOf(simulation ?? 'new')
  const props = {
    simulation: simulation ?? 'new',
    step: onDashboard ? 'general' : step,
    embedded: onDashboard,
    onCreated,
    renderResults,
    renderHead: (simulator: SimulatorHead) =>
      revisions !== undefined && !onDashboard && <RevisionsOver simulator={simulator} asked={revisions} />,
  }
  return (
    <>
      {onDashboard && (
        <div className={styles.above}>
          <LazyScreen code={dashboardCode} props={{}} />
        </div>
      )}
      <div className={onDashboard ? styles.below : undefined}>
        <LazyScreen key={key} code={simulatorCode} props={props} />
      </div>
    </>
  )
}

/** A key for each simulation that is opened: nothing of one survives into the next. One that was just created here is no other. */
function useScreenOf(simulation: string) {
  const screen = useRef({ simulation, heir: '', key: 0 })
  if (screen.current.simulation !== simulation) {
    const { heir, key } = screen.current
    screen.current = { simulation, heir: '', key: heir === simulation ? key : key + 1 }
  }
  const onCreated = (id: string) => {
    screen.current.heir = id
  }
  return { key: screen.current.key, onCreated }
}
