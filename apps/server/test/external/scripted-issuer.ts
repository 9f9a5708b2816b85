import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { base64url, exportJWK, generateKeyPair, SignJWT } from 'jose'

export const CLIENT = { clientId: 'tributary', clientSecret: 'a-secret-of-the-client-0123456789abcdef' }

/** The behaviour for one test. Omitted fields behave correctly. */
export type Script = {
  /** Added to the valid claims of the ID token; undefined removes a claim. */
  claims?: Record<string, unknown>
  signing?: 'its key' | 'another key' | 'the client’s secret' | 'none'
  metadata?: Record<string, unknown>
  /** Replaces responses by path. */
  instead?: Partial<Record<Endpoint, (response: ServerResponse) => void>>
}

export type Endpoint = '/.well-known/openid-configuration' | '/keys' | '/token'

export type ScriptedIssuer = {
  issuer: URL
  script: Script
  /** The nonce of the last authorisation request. */
  nonce: string
  /** The body of the last token request. */
  asked: URLSearchParams | undefined
  stop(): Promise<void>
}

/** The tokens it issues. The server must not keep any of them. */
export const ACCESS_TOKEN = 'access-token-of-the-provider-7Kd'
export const REFRESH_TOKEN = 'refresh-token-of-the-provider-9Xw'

/** An OpenID Connect provider with scripted behaviour, valid or invalid. */
export async function startScriptedIssuer(): Promise<ScriptedIssuer> {
  const [its, another] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(its.publicKey)), kid: 'its', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = new URL(`http://localhost:${port}`)
  const scripted: ScriptedIssuer = {
    issuer,
    script: {},
    nonce: '',
    asked: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const signed = async (claims: Record<string, unknown>) => {
    const { signing } = scripted.script
    if (signing === 'none')
      return `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(claims))}.`
    const secret = signing === 'the client’s secret'
    const header = secret ? { alg: 'HS256' } : { alg: 'RS256', kid: 'its' }
    const key = secret
      ? new TextEncoder().encode(CLIENT.clientSecret)
      : (signing === 'another key' ? another : its).privateKey
    return new SignJWT(claims).setProtectedHeader(header).sign(key)
  }
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000)
    const good = { iss: issuer.origin, sub: 'scripted', aud: CLIENT.clientId, nonce: scripted.nonce }
    const address = { email: 'sol@harbour.example', email_verified: true }
    const person = { ...address, given_name: 'Sol', family_name: 'Sand' }
    return signed({ ...good, iat: now, exp: now + 300, ...person, ...scripted.script.claims })
  }
  const metadata = () => ({
    issuer: issuer.origin,
    authorization_endpoint: `${issuer.origin}/authorise`,
    token_endpoint: `${issuer.origin}/token`,
    jwks_uri: `${issuer.origin}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...scripted.script.metadata,
  })
  const answers: Record<Endpoint, (request: IncomingMessage) => Promise<object>> = {
    '/.well-known/openid-configuration': async () => metadata(),
    '/keys': async () => ({ keys: [jwk] }),
    async '/token'(request) {
      scripted.asked = new URLSearchParams(await text(request))
      return {
        token_type: 'Bearer',
        expires_in: 300,
        access_token: ACCESS_TOKEN,
        refresh_token: REFRESH_TOKEN,
        id_token: await idToken(),
      }
    },
  }
  const isEndpoint = (path: string | undefined): path is Endpoint => path !== undefined && path in answers
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!isEndpoint(request.url)) return response.writeHead(404).end()
    const instead = scripted.script.instead?.[request.url]
    if (instead) return instead(response)
    const body = JSON.stringify(await answers[request.url](request))
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  }
  return scripted
}
