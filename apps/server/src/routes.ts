import type { Route } from './app-deps.ts'
import { calculateRoute } from './calculations/calculate-route.ts'
import { cancelRoute } from './calculations/cancel-route.ts'
import { changeCalculationRoute } from './calculations/change-calculation-route.ts'
import { createCalculationRoute } from './calculations/create-calculation-route.ts'
import { deleteCalculationRoute } from './calculations/delete-calculation-route.ts'
import { listCalculationsRoute } from './calculations/list-calculations-route.ts'
import { noteRoutes } from './calculations/note-routes.ts'
import { readCalculationRoute } from './calculations/read-calculation-route.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { askForCheckRoute } from './checks/ask-for-check-route.ts'
import { checkerRoutes } from './checks/checker-routes.ts'
import { decideCheckRoute } from './checks/decide-check-route.ts'
import { withdrawCheckRoute } from './checks/withdraw-check-route.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { logoRoutes } from './projects/logo-routes.ts'
import { projectRoutes } from './projects/project-routes.ts'
import { issueRevisionRoute } from './revisions/issue-revision-route.ts'
import { revisionRoutes } from './revisions/revision-routes.ts'
import { verifyRoutes } from './revisions/verify-routes.ts'
import { shareRoutes } from './shares/share-routes.ts'
import { sharedRoutes } from './shares/shared-routes.ts'
import { sheetRoutes } from './sheets/sheet-routes.ts'
import { templateListRoutes, templateRoutes } from './templates/template-routes.ts'
import { trialNoteRoutes } from './trial/trial-note-routes.ts'
import { changePasswordRoute } from './users/change-password-route.ts'
import { changeProfileRoute } from './users/change-profile-route.ts'
import { confirmEmailRoute } from './users/confirm-email-route.ts'
import { deleteAccountRoute } from './users/delete-account-route.ts'
import { endSessionRoute } from './users/end-session-route.ts'
import { exportAccountRoute } from './users/export-account-route.ts'
import { forgotPasswordRoute } from './users/forgot-password-route.ts'
import { listSessionsRoute } from './users/list-sessions-route.ts'
import { loginRoute } from './users/login-route.ts'
import { logoutRoute } from './users/logout-route.ts'
import { registerRoute } from './users/register-route.ts'
import { resetPasswordRoute } from './users/reset-password-route.ts'
import { tokenRoutes } from './users/token-routes.ts'
import { whoamiRoute } from './users/whoami-route.ts'

/** The routes under /api/{appId}, in the order of the description of the API. */
export const ROUTES: readonly Route[] = [
  whoamiRoute,
  loginRoute,
  logoutRoute,
  registerRoute,
  confirmEmailRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  changeProfileRoute,
  changePasswordRoute,
  listSessionsRoute,
  endSessionRoute,
  exportAccountRoute,
  deleteAccountRoute,
  tokenRoutes,
  listCalculationsRoute,
  createCalculationRoute,
  readCalculationRoute,
  changeCalculationRoute,
  deleteCalculationRoute,
  calculateRoute,
  cancelRoute,
  noteRoutes,
  revisionRoutes,
  issueRevisionRoute,
  askForCheckRoute,
  withdrawCheckRoute,
  checkerRoutes,
  decideCheckRoute,
  shareRoutes,
  sharedRoutes,
  verifyRoutes,
  projectRoutes,
  logoRoutes,
  templateListRoutes,
  templateRoutes,
  sheetRoutes,
  trialNoteRoutes,
  catalogueRoutes,
  enquiryRoutes,
]
