import { describe, expect, it, vi } from 'vitest'
import { createOnce } from './creation-attempts.ts'

type Body = Parameters<typeof createOnce>[0]

describe('a creation', () => {
  it.each([
    {},
    { request: null },
    { request: 'roof' },
    { request: { spanLengthsM: [5, 'x'] } },
    { request: { metadata: null } },
  ])(
    'read from a file that lacks what it needs is sent as it is, for the server to refuse by its path: %j',
    async (body) => {
      const send = vi.fn(async () => 'answer')
      expect(await createOnce(body as unknown as Body, send)).toBe('answer')
      expect(send).toHaveBeenCalledWith(body, expect.stringMatching(/^[0-9a-f]{32}$/))
    },
  )
})
