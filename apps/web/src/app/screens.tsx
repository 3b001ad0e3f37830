import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { switchLanguage } from '../i18n/i18n.ts'
import { isLanguage } from '../i18n/languages.ts'
import { LazyScreen } from './lazy-screen.tsx'
import { safeRedirect } from './redirect-to.ts'
import { renderReading } from './render-results.tsx'
import {
  accountCode,
  changesCode,
  checkCode,
  checksCode,
  confirmEmailCode,
  developersCode,
  documentCode,
  forgotPasswordCode,
  legalCode,
  loginCode,
  logoutCode,
  registerCode,
  resetPasswordCode,
  sharedCode,
  simulationsCode,
  verifyCode,
} from './screen-code.ts'
import { useMailCode } from './use-mail-code.ts'

export function LoginRoute() {
  const router = useRouter()
  const { redirectTo } = useSearch({ from: '__root__' })
  const onSignedIn = (lang: string) => {
    if (isLanguage(lang)) void switchLanguage(lang)
    router.history.push(safeRedirect(redirectTo))
  }
  return <LazyScreen code={loginCode} props={{ onSignedIn }} />
}

export function RegisterRoute() {
  const navigate = useNavigate()
  return (
    <LazyScreen code={registerCode} props={{ onRegistered: () => void navigate({ to: '/login', search: true }) }} />
  )
}

export function ForgotPasswordRoute() {
  return <LazyScreen code={forgotPasswordCode} props={{}} />
}

export function ResetPasswordRoute() {
  const navigate = useNavigate()
  const { userId, code } = useMailCode()
  const onReset = () => void navigate({ to: '/login' })
  return <LazyScreen code={resetPasswordCode} props={{ userId, code, onReset }} />
}

export function ConfirmEmailRoute() {
  const { userId, code } = useMailCode()
  return <LazyScreen code={confirmEmailCode} props={{ userId, code }} />
}

export function LogoutRoute() {
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: '/login', replace: true }), [navigate])
  return <LazyScreen code={logoutCode} props={{ onSignedOut: leave }} />
}

export function SimulationsRoute() {
  return <LazyScreen code={simulationsCode} props={{}} />
}

export function AccountRoute() {
  return <LazyScreen code={accountCode} props={{}} />
}

export function TermsRoute() {
  return <LazyScreen code={legalCode} props={{ document: 'terms' as const }} />
}

export function PrivacyRoute() {
  return <LazyScreen code={legalCode} props={{ document: 'privacy' as const }} />
}

export function CookiesRoute() {
  return <LazyScreen code={legalCode} props={{ document: 'cookies' as const }} />
}

export function AccessibilityRoute() {
  return <LazyScreen code={legalCode} props={{ document: 'accessibility' as const }} />
}

export function ChangesRoute() {
  return <LazyScreen code={changesCode} props={{}} />
}

/** The API, for programs: open to all. */
export function DevelopersRoute() {
  return <LazyScreen code={developersCode} props={{}} />
}

/** The method, its chapters and the verifications: open to all. */
export function DocumentRoute() {
  const address = useLocation({ select: ({ pathname }) => pathname })
  return <LazyScreen code={documentCode} props={{ address }} />
}

/** What this account is asked to check. */
export function ChecksRoute() {
  return <LazyScreen code={checksCode} props={{}} />
}

export function CheckRoute() {
  const { check = '' } = useParams({ strict: false }) as { check?: string }
  return <LazyScreen key={check} code={checkCode} props={{ id: check, renderRecord: renderReading }} />
}

/** What a link shows: open to whoever has it. What stands behind `#` is its secret, and no place of the page. */
export function SharedRoute() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <LazyScreen key={token} code={sharedCode} props={{ token, renderRecord: renderReading }} />
}

/** Whether a note at hand still holds: open to whoever has its code. */
export function VerifyRoute() {
  const { code = '' } = useParams({ strict: false }) as { code?: string }
  return <LazyScreen key={code} code={verifyCode} props={{ code }} />
}
