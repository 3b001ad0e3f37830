import type { VerifiedRevision } from '@madre/contract'
import { useQuery } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { nullIf } from './problem.ts'

/** The state of the note with a code; null for an unknown code. */
export const useVerified = (code: string) =>
  useQuery({
    queryKey: ['verify', code],
    queryFn: ({ signal }) =>
      fetchData<VerifiedRevision>('GET', `Verify/${encodeURIComponent(code)}`, { signal }).catch(nullIf(404)),
    staleTime: 0,
  })

/** sha256 of a file in hexadecimal digits, computed in the browser; null if the page is not allowed to (no https). */
export async function sha256Of(file: Blob): Promise<string | null> {
  if (!crypto.subtle) return null
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
