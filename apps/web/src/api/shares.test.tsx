import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useShared } from './shares.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Shown({ token }: { token: string }) {
  const { data } = useShared(token)
  return <p>{data === undefined ? 'asking' : data === null ? 'ended' : data.author.name}</p>
}

describe('what a link shows', () => {
  it('is asked for with the token in a header alone, whoever is signed in, and is gone at the return to the tab once it ended', async () => {
    const asked: { url: string; headers: Record<string, string>; credentials: string | undefined }[] = []
    let isEnded = false
    vi.stubGlobal('fetch', async (url: URL, { headers, credentials }: RequestInit) => {
      asked.push({ url: String(url), headers: headers as Record<string, string>, credentials })
      return isEnded
        ? Response.json({ code: 'SharedNotFound' }, { status: 404 })
        : Response.json({ letter: null, author: { name: 'Ana', company: '' } })
    })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Shown token="madre_share_secret" />
      </QueryClientProvider>,
    )
    expect(await screen.findByText('Ana')).toBeTruthy()
    expect(asked[0]).toMatchObject({ credentials: 'omit', headers: { authorization: 'Bearer madre_share_secret' } })
    expect(asked[0]?.url).not.toContain('secret')
    isEnded = true
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('ended')).toBeTruthy()
  })
})
