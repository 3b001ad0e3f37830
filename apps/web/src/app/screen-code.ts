import { loadArea } from '../i18n/i18n.ts'
import type { Area } from '../i18n/texts.ts'
import { lazyCode } from './lazy-screen.tsx'

/** The code of a screen together with its texts. */
export async function withTexts<M>(area: Area, code: Promise<M>): Promise<M> {
  const [screen] = await Promise.all([code, loadArea(area)])
  return screen
}

export const dashboardCode = lazyCode(() => import('../features/dashboard/dashboard-screen.tsx'))
export const simulatorCode = lazyCode(() =>
  withTexts('simulator', import('../features/simulator/simulator-screen.tsx')),
)
export const resultsCode = lazyCode(() => withTexts('results', import('../features/results/results-screen.tsx')))
/** Results to be read, with or without the simulator around them. */
export const readingCode = lazyCode(() =>
  withTexts('simulator', withTexts('results', import('../features/results/reading-screen.tsx'))),
)
export const simulationsCode = lazyCode(() => import('../features/simulations/simulations-screen.tsx'))
export const legalCode = lazyCode(() => withTexts('legal', import('../features/legal/legal-screen.tsx')))
export const developersCode = lazyCode(() =>
  withTexts('developers', import('../features/developers/developers-screen.tsx')),
)
export const documentCode = lazyCode(() => import('../features/method/document-screen.tsx'))
export const changesCode = lazyCode(() => import('../features/changes/changes-screen.tsx'))
export const accountCode = lazyCode(() => withTexts('account', import('../features/account/account-screen.tsx')))
export const checksCode = lazyCode(() => withTexts('revisions', import('../features/checks/checks-screen.tsx')))
export const checkCode = lazyCode(() => withTexts('revisions', import('../features/checks/check-screen.tsx')))
export const sharedCode = lazyCode(() => withTexts('revisions', import('../features/shared/shared-screen.tsx')))
export const verifyCode = lazyCode(() => withTexts('revisions', import('../features/verify/verify-screen.tsx')))
export const confirmEmailCode = lazyCode(() => import('../features/auth/confirm-email-screen.tsx'))
export const forgotPasswordCode = lazyCode(() => import('../features/auth/forgot-password-screen.tsx'))
export const loginCode = lazyCode(() => import('../features/auth/login-screen.tsx'))
export const logoutCode = lazyCode(() => import('../features/auth/logout-screen.tsx'))
export const registerCode = lazyCode(() => import('../features/auth/register-screen.tsx'))
export const resetPasswordCode = lazyCode(() => import('../features/auth/reset-password-screen.tsx'))
