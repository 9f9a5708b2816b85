import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { choose } from './chooser.ts'
import { type KeptProvider, keepProvider, keptProvider } from './kept-provider.ts'
import { withProviderLibrary } from './load-provider.ts'
import { acceptOrganisationCallbacks } from './organisation-callbacks.ts'
import { DEMO_CLIENT_ID, providerConfiguration } from './provider-configuration.ts'
import { pagePolicy } from './provider-pages.ts'

export type DemoSignInProvider = {
  issuer: URL
  clientId: string
  clientSecret: string
  /** The address of the previous start, if it has changed. */
  formerIssuer: URL | undefined
  stop(): Promise<void>
}

const HOST = 'localhost'
const issuerAt = (port: number) => new URL(`http://${HOST}:${port}`)

/**
 * Starts an OpenID Connect provider on loopback for the demo's sign-in. It stores its port, keys and secrets in this
 * directory, so a restart changes nothing. If its port is taken, it moves.
 */
export async function startDemoSignInProvider(
  directory: string,
  redirectUri: URL,
): Promise<DemoSignInProvider> {
  const file = join(directory, 'provider.json')
  const kept = await keptProvider(file)
  const server = createServer()
  const port = await listen(server, kept.port)
  await keepProvider(file, { ...kept, port })
  await serve(server, issuerAt(port), kept, redirectUri)
  const moved = kept.port !== 0 && kept.port !== port
  return {
    issuer: issuerAt(port),
    clientId: DEMO_CLIENT_ID,
    clientSecret: kept.clientSecret,
    formerIssuer: moved ? issuerAt(kept.port) : undefined,
    stop: () => close(server),
  }
}

async function serve(server: Server, issuer: URL, kept: KeptProvider, redirectUri: URL) {
  const provider = await withProviderLibrary((library) => {
    const choices = { kept, redirectUri: redirectUri.href }
    return new library.Provider(issuer.origin, providerConfiguration(library, choices))
  })
  acceptOrganisationCallbacks(provider, redirectUri)
  const answer = provider.callback()
  const policy = pagePolicy(redirectUri.origin)
  server.on('request', (request, response) => {
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.url?.startsWith('/auth?')) forgetAccount(request, response)
    if (request.url?.startsWith('/interaction/')) void choose(provider, request, response)
    else void answer(request, response)
  })
}

const SESSION = ['_session', '_session.sig']

/** Begins without the account of the previous sign-in. The provider would end its session with an inline script. */
function forgetAccount({ headers }: IncomingMessage, response: ServerResponse): void {
  const kept = headers.cookie?.split('; ').filter((one) => !SESSION.includes(one.split('=')[0] ?? ''))
  headers.cookie = kept?.join('; ')
  response.setHeader(
    'Set-Cookie',
    SESSION.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly`),
  )
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || port === 0) return reject(error)
      listen(server, 0).then(resolve, reject)
    })
    server.listen(port, HOST, () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
