import type { Manifest } from '@tributary/sdk/manifests'
import { SourceFailure } from '../../source-failure.ts'
import { httpMessages } from '../http/http.messages.ts'
import { type Authorise, httpClient } from '../http/http-client.ts'
import type { Verdict } from '../http/http-failure.ts'
import { httpLimits } from '../http/http-limits.ts'
import { issuedTokens, readIssuedToken } from '../http/issued-tokens.ts'
import { limitedClient } from '../http/limited-client.ts'
import { unusable } from '../properties.ts'
import type { Authentication, AuthenticationTools } from './compiling.ts'
import type { ManifestMessages } from './manifest.messages.ts'
import { grantAuthentication } from './manifest-grant.ts'

type Declared = Manifest['authentication']
type Credentials = Extract<Declared, { kind: 'clientCredentials' }>

/** Compiles how requests are authorised. Secrets are sent to the base address only, or to the token address. */
export function compileAuthentication(declared: Declared, tools: AuthenticationTools): Authentication {
  const { settings, messages } = tools
  const secret = (text: string) => settings.fill(text, { required: true })
  const header = (text: string) => headerText(text, messages)
  const fixed = (headers: Record<string, string>): Authentication => ({ authorise: async () => headers })
  if (declared.kind === 'headerKey')
    return fixed({ [declared.name.toLowerCase()]: header(secret(declared.value)) })
  if (declared.kind === 'bearer') return fixed({ authorization: header(`Bearer ${secret(declared.token)}`) })
  if (declared.kind === 'basic')
    return fixed({ authorization: basicOf(secret(declared.username), secret(declared.password), messages) })
  if (declared.kind === 'queryKey')
    return { ...fixed({}), query: { [declared.name]: secret(declared.value) } }
  if (declared.kind === 'authorisationCode') return grantAuthentication(declared, tools)
  return declared.kind === 'clientCredentials' ? clientCredentials(declared, tools) : fixed({})
}

/** Refuses characters that would end a header. */
export function headerText(text: string, { badHeader }: ManifestMessages): string {
  if (!/^[\x20-\x7e]*$/.test(text)) throw unusable(badHeader)
  return text
}

/** A colon ends the user name. */
function basicOf(username: string, password: string, { badHeader }: ManifestMessages): string {
  if (username.includes(':')) throw unusable(badHeader)
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

function clientCredentials(declared: Credentials, tools: AuthenticationTools): Authentication {
  const { settings, messages, now } = tools
  const secret = (text: string) => settings.fill(text, { required: true })
  const [id, key] = [secret(declared.clientId), secret(declared.clientSecret)]
  const isBasic = declared.sendAs !== 'body'
  const client = tokenClient(
    settings.address(declared.tokenAddress),
    // RFC 6749 encodes both before they are joined.
    async () =>
      isBasic ? { authorization: basicOf(encodeURIComponent(id), encodeURIComponent(key), messages) } : {},
    tools,
  )
  const parameters = Object.entries(declared.parameters ?? {}).map(([name, text]) => [name, secret(text)])
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(!isBasic && { client_id: id, client_secret: key }),
    ...Object.fromEntries(parameters),
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const tokens = issuedTokens(async (signal) => {
    const response = await client.send({ method: 'POST', path: '', headers, body }, signal)
    const token = readIssuedToken(response.body, now())
    if (!token) throw new SourceFailure(messages.badToken, { code: 'source-data' })
    return token
  }, now)
  return { ...tokens, close: () => client.close() }
}

function tokenClient(
  base: URL,
  authorise: Authorise,
  { provider, messages, http, now }: AuthenticationTools,
) {
  const usual = httpMessages(provider)
  const limits = { ...httpLimits, ...http.limits, pausesMs: [] }
  const explain = ({ status }: { status: number }): Verdict | undefined =>
    [400, 401, 403].includes(status)
      ? { sentence: messages.tokenRefused, code: 'sign-in-refused', forbidden: true }
      : undefined
  const client = httpClient({
    base,
    outbound: http.outbound,
    limits,
    messages: usual,
    explain,
    authorise,
    now,
  })
  return limitedClient(client, { rates: [], rateLimits: http.rateLimits, limits, messages: usual, now })
}
