import { describe, expect, it } from 'vitest'
import { safeRedirect } from './redirect-to.ts'

describe('where a sign-in leads', () => {
  it.each([
    ['/simulations', '/simulations', 'an own screen'],
    ['/simulator/42?step=wind#toolbar', '/simulator/42?step=wind#toolbar', 'with step and hash'],
    ['/simulator', '/simulator', 'redirects to a new simulation by itself'],
    ['/account/', '/account', 'a trailing slash'],
    ['/checks/42', '/checks/42', 'a check that a mail leads to'],
    ['/dashboard?a=/login', '/dashboard?a=/login', 'a query may hold what it likes'],
  ])('%s → %s (%s)', (asked, expected) => {
    expect(safeRedirect(asked)).toBe(expected)
  })

  it.each<[string | undefined, string]>([
    [undefined, 'nothing asked for'],
    ['', 'empty'],
    ['https://evil.example/', 'another site'],
    ['//evil.example/dashboard', 'another site without a scheme'],
    ['/\\evil.example/dashboard', 'a backslash is a slash to browsers'],
    ['/\t/evil.example/', 'tabs are dropped by browsers'],
    ['javascript:alert(1)', 'a script'],
    ['/login', 'back to the sign-in'],
    ['/logout', 'out again'],
    ['/reset-password?userId=1&code=2', 'signed-out only'],
    ['/simulator/1/2', 'no such screen'],
    ['/checks/1/2', 'no such screen'],
    ['/shared#madre_share_x', 'open to all: nobody signs in for it'],
    ['/api/madre/Users/whoami', 'not a screen'],
    ['dashboard', 'relative'],
  ])('%s → the dashboard (%s)', (asked, _why) => {
    expect(safeRedirect(asked)).toBe('/dashboard')
  })
})
