import type { User } from '@madre/contract'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { ana } from '../api/testing/ana.ts'
import { whoamiQuery } from '../api/users.ts'
import { createAppRouter } from './router.tsx'

async function landsOn(path: string, user: User | null): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(whoamiQuery.queryKey, user)
  const router = createAppRouter(client)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return router.state.location.href
}

describe('who is signed out', () => {
  it.each([
    ['/', '/login?redirectTo=%2Fdashboard'],
    ['/dashboard', '/login?redirectTo=%2Fdashboard'],
    ['/simulations', '/login?redirectTo=%2Fsimulations'],
    ['/account', '/login?redirectTo=%2Faccount'],
    ['/simulator', '/login?redirectTo=%2Fsimulator%2Fnew'],
    ['/simulator/7?step=wind', '/login?redirectTo=%2Fsimulator%2F7%3Fstep%3Dwind'],
    ['/404', '/login?redirectTo=%2Fdashboard'],
    ['/no/such/path', '/login?redirectTo=%2Fdashboard'],
    ['/login', '/login'],
    ['/register', '/register'],
    ['/forgot-password', '/forgot-password'],
    ['/reset-password?userId=007&code=1e5', '/reset-password?userId=007&code=1e5'],
    ['/confirm-email?userId=1&code=2', '/confirm-email?userId=1&code=2'],
    ['/logout', '/logout'],
    ['/terms', '/terms'],
    ['/privacy', '/privacy'],
    ['/cookies', '/cookies'],
    ['/accessibility', '/accessibility'],
    ['/try', '/try'],
    ['/try?step=wind', '/try?step=wind'],
    ['/changes', '/changes'],
    ['/changes#engine-1-3-0', '/changes#engine-1-3-0'],
    ['/developers', '/developers'],
    ['/method', '/method'],
    ['/method/sections#3.11', '/method/sections#3.11'],
    ['/method/nothing', '/login?redirectTo=%2Fdashboard'],
    ['/verification', '/verification'],
    ['/verification/climate', '/verification/climate'],
    ['/verification/references', '/verification/references'],
    ['/checks', '/login?redirectTo=%2Fchecks'],
    ['/checks/7', '/login?redirectTo=%2Fchecks%2F7'],
    ['/simulator/7?revisions=B', '/login?redirectTo=%2Fsimulator%2F7%3Frevisions%3DB'],
    ['/shared#madre_share_x', '/shared#madre_share_x'],
    ['/verify/0123', '/verify/0123'],
  ])('%s → %s', async (path, expected) => {
    expect(await landsOn(path, null)).toBe(expected)
  })
})

describe('who is signed in', () => {
  it.each([
    ['/', '/dashboard'],
    ['/dashboard', '/dashboard'],
    ['/simulator', '/simulator/new'],
    ['/simulator/new?step=loads#toolbar', '/simulator/new?step=loads#toolbar'],
    ['/simulations', '/simulations'],
    ['/account', '/account'],
    ['/404', '/dashboard'],
    ['/no/such/path', '/dashboard'],
    ['/terms', '/terms'],
    ['/try', '/try'],
    ['/accessibility', '/accessibility'],
    ['/changes', '/changes'],
    ['/developers', '/developers'],
    ['/method/readings', '/method/readings'],
    ['/verification', '/verification'],
    ['/verification/climate', '/verification/climate'],
    ['/verification/references', '/verification/references'],
    ['/checks', '/checks'],
    ['/checks/7', '/checks/7'],
    ['/shared#madre_share_x', '/shared#madre_share_x'],
    ['/verify/0123', '/verify/0123'],
    ['/login', '/simulator/new'],
    ['/register', '/simulator/new'],
    ['/forgot-password', '/simulator/new'],
    ['/reset-password?userId=1&code=2', '/simulator/new'],
    ['/confirm-email?userId=1&code=2', '/confirm-email?userId=1&code=2'],
  ])('%s → %s', async (path, expected) => {
    expect(await landsOn(path, ana)).toBe(expected)
  })
})

describe('without a trial', () => {
  it('its address is as any unknown one', async () => {
    document.head.innerHTML = '<meta name="madre-trial" content="off">'
    try {
      expect(await landsOn('/try', null)).toBe('/login?redirectTo=%2Fdashboard')
      expect(await landsOn('/try', ana)).toBe('/dashboard')
    } finally {
      document.head.innerHTML = ''
    }
  })
})
