import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

const BEGINNING = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"a":'

/** Starts a server that accepts connections and requests, and sends nothing or only the beginning of a response. */
export async function startBlackHole({ begins = false } = {}) {
  const open = new Set<Socket>()
  let received = 0
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)))
    socket.on('data', () => {
      received++
      if (begins) socket.write(BEGINNING)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** How many requests it has received. */
    received: () => received,
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
