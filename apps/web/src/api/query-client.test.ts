import { afterEach, describe, expect, it, vi } from 'vitest'
import { summariesQuery } from './calculations.ts'
import { createQueryClient } from './query-client.ts'
import { ana } from './testing/ana.ts'
import { whoamiQuery } from './users.ts'

afterEach(() => vi.unstubAllGlobals())

const deaf = { onSessionLost: () => undefined, onUnreachable: () => undefined }
const answer = (status: number) =>
  vi.stubGlobal('fetch', async () => Response.json({ code: 'X', title: 'X', details: [] }, { status }))

describe('the cache of what the server said', () => {
  it('knows that the user is signed out as soon as a call is refused for that reason', async () => {
    answer(401)
    const lost = vi.fn()
    const client = createQueryClient({ onSessionLost: lost, onUnreachable: () => undefined })
    client.setQueryData(whoamiQuery.queryKey, ana)
    await expect(client.fetchInfiniteQuery(summariesQuery)).rejects.toThrow()
    expect(lost).toHaveBeenCalledOnce()
    expect(client.getQueryData(whoamiQuery.queryKey)).toBeNull()
  })

  it('keeps the user through every other refusal', async () => {
    answer(404)
    const lost = vi.fn()
    const client = createQueryClient({ onSessionLost: lost, onUnreachable: () => undefined })
    client.setQueryData(whoamiQuery.queryKey, ana)
    await expect(client.fetchInfiniteQuery(summariesQuery)).rejects.toThrow()
    expect(lost).not.toHaveBeenCalled()
    expect(client.getQueryData(whoamiQuery.queryKey)).toEqual(ana)
  })

  it('takes "not signed in" as an answer when it asks who is', async () => {
    answer(401)
    expect(await createQueryClient(deaf).fetchQuery(whoamiQuery)).toBeNull()
  })
})
