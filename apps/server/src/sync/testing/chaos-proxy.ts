import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** The fault of one data connection: no fault, a cut, or silence after some bytes. */
export type Fault = { kind: 'none' } | { kind: 'cut' | 'stall'; afterBytes: number }

export type ChaosProxy = {
  readonly port: number
  /** The faults of the next data connections, in order. Later ones work. */
  faults: Fault[]
  stop(): Promise<void>
}

/** Starts a proxy between an FTP client and a local server, which breaks data connections on command. */
export async function startChaosProxy(target: number): Promise<ChaosProxy> {
  const sockets = new Set<Socket>()
  const servers: Server[] = []
  const listen = async (onClient: (client: Socket) => void) => {
    const server = createServer((client) => onClient(kept(client)))
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return portOf(server.address())
  }
  const kept = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }

  const proxy: ChaosProxy = {
    port: await listen((client) => {
      const server = kept(connect(target, '127.0.0.1'))
      client.pipe(server)
      server.on('close', () => client.destroy())
      server.on('data', async (bytes) => {
        server.pause()
        client.write(await withOwnDataPort(bytes.toString()))
        server.resume()
      })
    }),
    faults: [],
    async stop() {
      for (const socket of sockets) socket.destroy()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }

  async function withOwnDataPort(reply: string): Promise<string> {
    const [, port] = /^229 .*\|\|\|(\d+)\|/.exec(reply) ?? []
    if (!port) return reply
    const fault = proxy.faults.shift() ?? { kind: 'none' }
    return reply.replace(port, String(await listen((client) => relay(client, Number(port), fault))))
  }

  function relay(client: Socket, port: number, fault: Fault) {
    const server = kept(connect(port, '127.0.0.1'))
    if (fault.kind === 'none') return void server.pipe(client).pipe(server)
    let passed = 0
    server.on('data', (bytes) => {
      const part = bytes.subarray(0, Math.max(0, fault.afterBytes - passed))
      passed += bytes.length
      client.write(part, () => {
        if (passed >= fault.afterBytes && fault.kind === 'cut') client.resetAndDestroy()
      })
    })
  }

  return proxy
}

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' && address ? address.port : 0
