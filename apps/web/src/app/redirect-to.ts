/** The screens a sign-in may lead to. */
const OWN_ROUTES = [
  /^\/$/,
  /^\/dashboard$/,
  /^\/simulator(\/[^/]+)?$/,
  /^\/simulations$/,
  /^\/account$/,
  /^\/checks(\/[^/]+)?$/,
]

/**
 * The place to go after signing in: the path asked for before, if it is one of our own screens, else the dashboard.
 * Anything that could lead to another site, or back to the sign-in, is dropped.
 */
export function safeRedirect(redirectTo: string | undefined): string {
  const home = '/dashboard'
  if (!redirectTo?.startsWith('/')) return home
  let url: URL
  try {
    url = new URL(redirectTo, 'http://own.invalid')
  } catch {
    return home
  }
  const path = url.pathname.replace(/(.)\/$/, '$1')
  if (url.origin !== 'http://own.invalid' || !OWN_ROUTES.some((route) => route.test(path))) return home
  return path + url.search + url.hash
}
