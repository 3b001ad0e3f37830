import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })
}
