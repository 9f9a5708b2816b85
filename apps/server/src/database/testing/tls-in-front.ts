import { connect, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

const SSL_REQUEST_BYTES = 8

/** Starts a TLS proxy in front of a PostgreSQL server without TLS. */
export async function startTlsInFront(
  port: number,
  tls: { key: string; cert: string },
): Promise<{ port: number; stop(): Promise<void> }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      socket.read(SSL_REQUEST_BYTES)
      socket.write('S')
      const secure = new TLSSocket(socket, { isServer: true, ...tls })
      const database = connect(port, '127.0.0.1')
      secure.on('error', () => database.destroy())
      database.on('error', () => secure.destroy())
      secure.pipe(database).pipe(secure)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
