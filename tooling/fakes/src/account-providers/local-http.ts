import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pagePolicy } from '../sign-in-provider/provider-pages.ts'

/** A request to a fake provider. */
export type Asked = {
  method: string
  /** Relative to the provider's folder, such as `connect/token`. */
  path: string
  query: URLSearchParams
  form: URLSearchParams
  json: Record<string, unknown>
  header(name: string): string
}

/** The response: a page, JSON, a redirect or only a status. */
export type Said =
  | { page: string; status?: number }
  | { json: unknown; status?: number }
  | { goTo: URL }
  | { status: number }

/** A fake provider. */
export type LocalProvider = { answer(asked: Asked): Said }

const HOST = 'localhost'

/** Serves providers on loopback, each in its own folder. Their forms may lead back to `portal`. */
export async function serveProviders(
  providers: Readonly<Record<string, LocalProvider>>,
  portal: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HOST, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server.on('request', (request, response) => {
    serve(providers, request, portal).then(
      (said) => send(response, said, portal),
      () => send(response, { status: 500 }, portal),
    )
  })
  return { origin: `http://${HOST}:${port}`, stop: () => closed(server) }
}

const closed = (server: ReturnType<typeof createServer>) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

async function serve(
  providers: Readonly<Record<string, LocalProvider>>,
  request: IncomingMessage,
  portal: string,
): Promise<Said> {
  const url = new URL(request.url ?? '/', portal)
  const [, folder = '', ...rest] = url.pathname.split('/')
  // Browsers request it from every host.
  if (folder === 'favicon.ico') return { status: 204 }
  const provider = providers[folder]
  if (!provider) return { status: 404 }
  const body = await text(request)
  const isJson = request.headers['content-type']?.startsWith('application/json')
  return provider.answer({
    method: request.method ?? 'GET',
    path: rest.join('/'),
    query: url.searchParams,
    form: new URLSearchParams(isJson ? '' : body),
    json: isJson ? JSON.parse(body) : {},
    header: (name) => String(request.headers[name] ?? ''),
  })
}

function send(response: ServerResponse, said: Said, portal: string) {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Security-Policy', pagePolicy(portal))
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if ('goTo' in said) return response.writeHead(303, { Location: said.goTo.href }).end()
  if ('page' in said)
    return response
      .writeHead(said.status ?? 200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(said.page)
  if ('json' in said)
    return response
      .writeHead(said.status ?? 200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(said.json))
  return response.writeHead(said.status).end()
}
