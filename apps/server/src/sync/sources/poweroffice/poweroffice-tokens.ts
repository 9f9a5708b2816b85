import { SourceFailure } from '../../source-failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { HttpRequest } from '../http/http-stream.ts'
import { type IssuedTokens, issuedTokens, readIssuedToken } from '../http/issued-tokens.ts'
import { powerOfficeMessages } from './poweroffice.messages.ts'

const TOKEN: HttpRequest = {
  method: 'POST',
  path: '../OAuth/Token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'grant_type=client_credentials',
}

/** Returns the access tokens of a client. `client` sends requests to the token endpoint, with the keys. */
export const goTokens = (client: HttpClient, now: () => Date): IssuedTokens =>
  issuedTokens(async (signal) => {
    const { body } = await client.send(TOKEN, signal)
    const token = readIssuedToken(body, now())
    if (!token) throw new SourceFailure(powerOfficeMessages.badToken, { code: 'source-data' })
    return token
  }, now)

/** Returns the header that identifies the application and the client. */
export const basicOf = (applicationKey: string, clientKey: string): string =>
  `Basic ${Buffer.from(`${applicationKey}:${clientKey}`).toString('base64')}`
