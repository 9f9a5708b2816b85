import { randomUUID } from 'node:crypto'
import type { ApiRequest, ApiResponse } from '../http-api/api-exchange.ts'

/** How long an access token works. */
export const TOKEN_MS = 20 * 60_000

/** The keys of the integration, which are the same for all clients. */
export type GoApplication = { readonly applicationKey: string; readonly subscriptionKey: string }

export type GoTokens = {
  /** Responds to a token request. */
  issue(request: ApiRequest): ApiResponse
  /** Returns the client key of a request's access token, unless it has expired or was revoked. */
  clientOf(request: ApiRequest): string | undefined
  /** Ends all access tokens. Clients can request new ones. */
  expireAll(): void
}

type Issued = { readonly clientKey: string; readonly until: number }

/** The token endpoint of PowerOffice Go: client credentials, with the client key as the password. */
export function goTokens(
  application: GoApplication,
  isClient: (clientKey: string) => boolean,
  clock: () => Date,
): GoTokens {
  const tokens = new Map<string, Issued>()
  return {
    issue({ headers, body }) {
      const isForm = String(headers['content-type']).startsWith('application/x-www-form-urlencoded')
      if (!isForm || new URLSearchParams(body).get('grant_type') !== 'client_credentials')
        return oauthError('unsupported_grant_type')
      const [applicationKey, clientKey = ''] = basicOf(String(headers.authorization))
      if (applicationKey !== application.applicationKey || !isClient(clientKey))
        return oauthError('invalid_client')
      const token = randomUUID()
      tokens.set(token, { clientKey, until: clock().getTime() + TOKEN_MS })
      return { json: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_MS / 1_000 } }
    },
    clientOf({ headers }) {
      const issued = tokens.get(String(headers.authorization).replace(/^Bearer /, ''))
      const works = issued && issued.until > clock().getTime() && isClient(issued.clientKey)
      return works ? issued.clientKey : undefined
    },
    expireAll: () => tokens.clear(),
  }
}

const oauthError = (error: string): ApiResponse => ({ status: 400, json: { error } })

const basicOf = (header: string) =>
  Buffer.from(header.replace(/^Basic /, ''), 'base64')
    .toString('utf8')
    .split(':')
