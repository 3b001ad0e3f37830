import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchData } from '../api/client.ts'
import { createQueryClient } from '../api/query-client.ts'
import { ana } from '../api/testing/ana.ts'
import { whoamiQuery } from '../api/users.ts'
import { notify } from '../ui/overlay/notify.ts'

const { told } = vi.hoisted(() => ({ told: [] as (string | undefined)[][] }))
vi.mock('../ui/late/late-code.ts', () => {
  const toast = (kind: string) => (title: string, options: { description?: string }) =>
    told.push([kind, title, options.description])
  const shown = { success: toast('success'), error: toast('error'), info: toast('info'), warning: toast('warning') }
  return { withLate: (use: (late: { toast: typeof shown }) => void) => use({ toast: shown }) }
})
beforeEach(() => {
  told.length = 0
})
afterEach(() => vi.unstubAllGlobals())

const client = createQueryClient({
  onSessionLost: () => notify.cause('signed out', 'kept'),
  onUnreachable: () => notify.reason('no connection'),
})
/** Saves as a screen does: the caller reports the error that the call throws. */
const save = () =>
  new MutationObserver(client, { mutationFn: () => fetchData('POST', 'Calculations', { body: {} }) })
    .mutate()
    .catch(() => notify.error('not saved', ''))

describe('one cause is told once', () => {
  it('a lost session without the failures that follow from it, and later errors again', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 'NotSignedIn', title: 'You are not signed in.' }, { status: 401 }),
    )
    client.setQueryData(whoamiQuery.queryKey, ana)
    await save()
    expect(told).toEqual([['info', 'signed out', 'kept']])
    await new Promise((resolve) => setTimeout(resolve))
    notify.error('something else')
    expect(told[1]).toEqual(['error', 'something else', undefined])
  })

  it('a missing connection as the reason of what has failed', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await save()
    expect(told).toEqual([['error', 'not saved', 'no connection']])
  })
})
