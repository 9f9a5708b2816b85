import { connect, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

const SSL_REQUEST_BYTES = 8

export type TlsProxy = {
  port: number
  /** The TLS version of each completed handshake, in order. */
  protocols: readonly string[]
  stop(): Promise<void>
}

/** Starts a proxy that adds TLS to a PostgreSQL without it: accepts the SSL request and forwards everything else. */
export async function startTlsInFront(port: number, tls: { key: string; cert: string }): Promise<TlsProxy> {
  const open = new Set<Socket>()
  const protocols: string[] = []
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('readable', () => {
      socket.read(SSL_REQUEST_BYTES)
      socket.write('S')
      const secure = new TLSSocket(socket, { isServer: true, ...tls })
      secure.once('secure', () => protocols.push(secure.getProtocol() ?? 'none'))
      const database = connect(port, '127.0.0.1')
      secure.on('error', () => database.destroy())
      database.on('error', () => secure.destroy())
      secure.pipe(database).pipe(secure)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    protocols,
    port: typeof address === 'object' && address ? address.port : 0,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
