import { z } from 'zod'
import { MAX_HEADER_BYTES } from '../http/request-path.ts'

export const changeHeaders = z.looseObject({
  'if-match': z
    .string()
    .max(MAX_HEADER_BYTES)
    .optional()
    .meta({ description: 'The ETag of the simulation as it was read; 409 when it has changed since' }),
})

/** RFC 9110 If-Match: a list of tags, or * for anything that exists. Without the header every version matches. */
export function versionWanted(header: string | undefined): (version: number) => boolean {
  return (version) =>
    header === undefined || header.split(',').some((tag) => ['*', `"${version}"`].includes(tag.trim()))
}
