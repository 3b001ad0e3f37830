import { connect } from 'node:net'

export interface RawAnswer {
  /** 0: the connection ended without an answer */
  status: number
  headers: Record<string, string>
  body: string
}

/**
 * Sends bytes as they are and reads the first answer, until the server ends the connection.
 *
 * @param more  gets what sends further bytes
 */
export function sendRaw(
  port: number,
  bytes: Buffer | string,
  withinMs = 20_000,
  more: (write: (bytes: string) => void) => void = () => {},
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' })
    const late = setTimeout(() => {
      socket.destroy()
      fail(new Error(`no end of the answer to ${JSON.stringify(bytes.toString('latin1'))}`))
    }, withinMs)
    // A server that refuses early may reset the connection while bytes are still on their way.
    socket.on('error', () => {})
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => {
      clearTimeout(late)
      done(parse(Buffer.concat(chunks).toString('latin1')))
    })
    // Not ended: a client that ends its side is taken for gone.
    socket.write(bytes)
    more((further) => socket.write(further))
  })
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  // An answer to HEAD has no body: what follows is the answer to the bytes after it.
  const body = rest[0]?.startsWith('HTTP/1.1 ') ? '' : rest.join('\r\n\r\n')
  const length = Number(headers['content-length'] ?? body.length)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: body.slice(0, length) }
}
