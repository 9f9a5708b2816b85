import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Listens on a free local port until the test ends, and returns the address. */
async function listening(server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  // A TCP server's address is never the name of a pipe.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts an HTTP server with this handler. */
export const httpServer = (handler: Handler): Promise<string> => listening(createServer(handler))

/** Starts a TCP server that gets the socket once the request's head has arrived. */
export const rawServer = (answer: (socket: Socket) => void): Promise<string> =>
  listening(createRawServer((socket) => socket.once('data', () => answer(socket))))

/** Returns a local address on which nothing listens any more. */
export async function closedPort(): Promise<string> {
  const server = createRawServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

/** Sends JSON with a status. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** Reads the whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
