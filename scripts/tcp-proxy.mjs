/** A TCP proxy that fails like a network does, to test programs that must survive it. */
import { connect, createServer } from 'node:net'

/**
 * Passes everything on to a port of this machine until it is told otherwise.
 *
 * @returns {Promise<{ port: number, freeze(): void, freezeAt(text: string): void, stall(): void, refuse(): void, heal(): void, close(): Promise<void> }>}
 *   freeze: open connections pass nothing any more, new ones work; freezeAt: the same once the target was sent the text; stall: nothing passes until `heal`, and new connections
 *   are accepted and wait; refuse: as if the server were gone
 */
export async function tcpProxy(targetPort) {
  const pairs = new Set()
  let mode = 'pass'
  let fatal = null
  const server = createServer((client) => {
    if (mode === 'refuse') {
      client.destroy()
      return
    }
    const target = connect(targetPort, '127.0.0.1')
    const pair = { client, target, frozen: mode === 'stall' }
    pairs.add(pair)
    const end = () => {
      // A frozen connection does not even learn that the other side has closed.
      if (pair.frozen) return
      pairs.delete(pair)
      client.destroy()
      target.destroy()
    }
    const pass = (from, to) => {
      if (pair.frozen) from.pause()
      from.on('data', (chunk) => {
        to.write(chunk)
        if (to !== target || fatal === null || !chunk.includes(fatal)) return
        fatal = null
        freezeAll(true)
      })
      from.on('error', end)
      from.on('close', end)
    }
    pass(client, target)
    pass(target, client)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  const freezeAll = (frozen) => {
    for (const pair of pairs) {
      pair.frozen = frozen
      for (const socket of [pair.client, pair.target]) frozen ? socket.pause() : socket.resume()
    }
  }
  const endAll = () => {
    for (const { client, target } of pairs) {
      client.destroy()
      target.destroy()
    }
    pairs.clear()
  }
  return {
    port: server.address().port,
    freeze: () => freezeAll(true),
    freezeAt(text) {
      fatal = text
    },
    stall() {
      mode = 'stall'
      freezeAll(true)
    },
    refuse() {
      mode = 'refuse'
      endAll()
    },
    heal() {
      if (mode === 'stall') freezeAll(false)
      mode = 'pass'
    },
    close() {
      endAll()
      return new Promise((done) => server.close(done))
    },
  }
}
