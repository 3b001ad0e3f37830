import type { VerifiedRevision } from '@madre/contract'
import { useQuery } from '@tanstack/react-query'
import { fetchData } from './client.ts'
import { ApiError } from './problem.ts'

/** What is said of the note that has a code; null where no such note is known. */
export const useVerified = (code: string) =>
  useQuery({
    queryKey: ['verify', code],
    queryFn: async ({ signal }): Promise<VerifiedRevision | null> => {
      try {
        return await fetchData<VerifiedRevision>('GET', `Verify/${encodeURIComponent(code)}`, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 0,
  })

/** sha256 of a file in hexadecimal digits, made in the browser; null where this page may not (no https). */
export async function sha256Of(file: Blob): Promise<string | null> {
  if (!crypto.subtle) return null
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
