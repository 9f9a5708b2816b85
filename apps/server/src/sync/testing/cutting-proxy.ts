import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** Starts a proxy in front of a local server. It can refuse, cut and delay connections, or forward nothing. */
export async function startCuttingProxy(target: number, port = 0) {
  const open = new Set<Socket>()
  let silent = false
  let refusing = false
  let delayMs = 0
  const kept = (socket: Socket) => {
    open.add(socket)
    return socket.on('error', () => undefined).on('close', () => open.delete(socket))
  }
  const server = createServer((client) => {
    if (refusing) return void kept(client).resetAndDestroy()
    if (silent) return void kept(client)
    const onwards = kept(connect(target, '127.0.0.1')).on('close', () => client.destroy())
    kept(client).on('close', () => onwards.destroy())
    client.pipe(delayed()).pipe(onwards).pipe(delayed()).pipe(client)
  })
  const delayed = () =>
    new Transform({
      transform(chunk, _, done) {
        if (delayMs === 0) return done(null, chunk)
        setTimeout(() => this.push(chunk), delayMs)
        done()
      },
      flush: (done) => void setTimeout(done, delayMs),
    })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const fallSilent = () => {
    silent = true
    for (const socket of open) socket.unpipe().pause()
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    /** Acts like a lost host: connections stay open, but nothing passes. */
    fallSilent,
    /** Acts like a stopped server: every connection is reset, new ones too. */
    refuse() {
      refusing = true
      for (const socket of open) socket.resetAndDestroy()
    },
    /** Forwards everything this much later, in both directions. */
    delay(ms: number) {
      delayMs = ms
    },
    /** Acts like a host that is back: new connections work, old ones stay silent. */
    comeBack() {
      silent = false
      refusing = false
      delayMs = 0
    },
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
