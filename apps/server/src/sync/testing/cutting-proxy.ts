import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Starts a proxy in front of a local server. It can cut connections, or leave them open and forward nothing. */
export async function startCuttingProxy(target: number, port = 0) {
  const open = new Set<Socket>()
  let silent = false
  const kept = (socket: Socket) => {
    open.add(socket)
    return socket.on('error', () => undefined).on('close', () => open.delete(socket))
  }
  const server = createServer((client) => {
    if (silent) return void kept(client)
    const onwards = kept(connect(target, '127.0.0.1')).on('close', () => client.destroy())
    kept(client).on('close', () => onwards.destroy())
    client.pipe(onwards).pipe(client)
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
    /** Acts like a host that is back: new connections work, old ones stay silent. */
    comeBack() {
      silent = false
    },
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
