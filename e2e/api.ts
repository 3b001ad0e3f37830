import { createMadre, type Madre } from '@madre/client'
import type { APIRequestContext } from '@playwright/test'

/** The client of the API on a browser's own connection: with its cookies, and what signs it in stays with it. */
export function clientOf(browser: APIRequestContext, url: string): Madre {
  const fetch = async (request: Request): Promise<Response> => {
    const sent = await request.text()
    const answer = await browser.fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(sent === '' ? {} : { data: sent }),
    })
    const status = answer.status()
    const body = status === 204 ? null : new Uint8Array(await answer.body())
    return new Response(body, { status, headers: answer.headersArray().map(({ name, value }) => [name, value]) })
  }
  return createMadre({ url, fetch })
}
