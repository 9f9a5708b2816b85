import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A receiver of webhooks on loopback. Tests set how it responds. */
export async function startReceiver() {
  const received: Received[] = []
  const receiver = {
    received,
    respond: (response: ServerResponse, _request: Received): void => void response.writeHead(204).end(),
    url: '',
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { path: request.url ?? '', headers: request.headers, body }
    received.push(one)
    receiver.respond(response, one)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`
  return receiver
}
