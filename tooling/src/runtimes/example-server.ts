import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The part of the OpenAPI document that the server uses. */
type Document = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Answer> }>>
  components: { responses: Record<string, Answer> }
}
type Answer = { content?: Record<string, { example?: unknown }> }

export type ExampleServer = { origin: string; baseUrl: string; close: () => void }

/** Calls that do not get their example: `refused` names a failure response of the document, `silent` never gets one. */
export type ExampleServerOptions = {
  refused?: Record<string, string>
  silent?: readonly string[]
  files?: Record<string, string>
}

/** Starts an HTTP server that responds to every call of the document with its example. */
export async function startExampleServer(
  document: Document,
  options: ExampleServerOptions = {},
): Promise<ExampleServer> {
  const routes = routesOf(document)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = options.files?.[path]
    if (file !== undefined) return sendFile(response, path, file)
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(path))
    if (!route) return send(response, 404, { statusCode: 404, message: 'Not found.' })
    if (options.silent?.includes(route.name)) return
    const refusal = document.components.responses[options.refused?.[route.name] ?? '']
    afterBody(request, () => {
      if (refusal) return send(response, statusOf(refusal), exampleOf(refusal))
      send(response, Number(route.status), exampleOf(route.answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address always has this type.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    baseUrl: `${origin}/backend`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function routesOf({ paths }: Document) {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, responses }]) => {
      const [status = '200', answer = {}] = Object.entries(responses)[0] ?? []
      const pattern = new RegExp(`^/backend${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return { method: method.toUpperCase(), pattern, path, name: operationId, status, answer }
    }),
  )
  // Literal paths go before paths with parameters, which would match them too.
  return routes.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
}

const exampleOf = ({ content = {} }: Answer): unknown => Object.values(content)[0]?.example

function statusOf(answer: Answer): number {
  const example = exampleOf(answer)
  return typeof example === 'object' && example !== null ? Number(Reflect.get(example, 'statusCode')) : 500
}

const afterBody = (request: IncomingMessage, answer: () => void) => request.resume().on('end', answer)

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' })
  response.end(JSON.stringify(body))
}

function sendFile(response: ServerResponse, path: string, text: string) {
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
}
