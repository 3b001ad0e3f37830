import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../apps/cli/bin/madre.mjs', import.meta.url))

/** A server of its own with an empty database: for a worker's walks, or for one that needs settings they do not have. */
export async function ownServer(env: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'madre-e2e-'))
  const child = spawn(process.execPath, [COMMAND, 'serve'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>((listening, failed) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const address = /Madre listening on (\S+)/.exec(said)?.[1]
      if (address) listening(address)
    })
    child.once('exit', (code) => failed(new Error(`the server ended (${code}): ${said}`)))
  })
  const stop = () =>
    new Promise<void>((ended) => {
      child.once('exit', () => {
        rmSync(data, { recursive: true, force: true })
        ended()
      })
      child.kill('SIGTERM')
    })
  return { url, stop }
}

/** A mail server on loopback that takes everything; `linkTo` waits for the first link to a path in a mail. */
export async function mailServer(): Promise<{
  url: string
  linkTo: (path: string) => Promise<string>
  stop: () => void
}> {
  let mails = ''
  const server = createServer((socket) => {
    let isData = false
    socket.on('error', () => {})
    socket.write('220 mail\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (isData) {
        mails += text
        if (!mails.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 ok\r\n')
        return
      }
      isData = /^DATA/im.test(text)
      if (/^QUIT/im.test(text)) socket.end('221 bye\r\n')
      else socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const linkTo = async (path: string) => {
    for (let i = 0; i < 200; i++) {
      // Quoted-printable: lines are broken by '=', and '=' itself is '=3D'.
      const text = mails.replace(/=\r\n/g, '').replace(/=3D/g, '=')
      const link = new RegExp(`http://\\S+${path}\\?[^\\s"<]+`).exec(text)?.[0]
      if (link) return link
      await new Promise((again) => setTimeout(again, 100))
    }
    throw new Error(`no mail with a link to ${path}`)
  }
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `smtp://127.0.0.1:${port}`, linkTo, stop: () => server.close() }
}
