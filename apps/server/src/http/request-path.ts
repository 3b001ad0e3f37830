/** Request line and headers together [bytes]; Node's own default. */
export const MAX_HEADER_BYTES = 16 * 1024

const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/**
 * A request target that the router can decode: without the scheme and host of an absolute form, and with the % signs of a path that is no
 * UTF-8 taken literally. So every request takes the same way, through the same hooks, to the same answers.
 */
export function readableTarget(target: string): string {
  const local = target.replace(ABSOLUTE_FORM, '')
  const rooted = local.startsWith('/') ? local : `/${local}`
  const end = rooted.search(/[?#]/)
  const path = end < 0 ? rooted : rooted.slice(0, end)
  return decodes(path) ? rooted : path.replaceAll('%', '%25') + rooted.slice(path.length)
}

/** The path of a request as the router sees it, decoded, without its query. */
export function requestPath(request: { url: string }): string {
  const path = readableTarget(request.url).split(/[?#]/, 1)[0] ?? '/'
  return decodeURI(path)
}

/** One value of the query; of several the first. */
export function queryValue(request: { url: string }, name: string): string | null {
  const start = request.url.indexOf('?')
  return start < 0 ? null : new URLSearchParams(request.url.slice(start + 1)).get(name)
}

function decodes(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
