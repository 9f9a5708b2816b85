import { createHash, randomBytes } from 'node:crypto'
import type { Asked, Said } from './local-http.ts'

export const secret = (): string => randomBytes(24).toString('base64url')

/** Our application as a provider knows it. */
export type Application = { clientId: string; clientSecret: string; redirectUri: string }

type Issued<Grant> = { grant: Grant; redirectUri: string; challenge: string | null }

/**
 * The token endpoint of a provider: codes are good once, and each refresh token for one next pair, the first as the last.
 * Xero would forgive the use of an old one for half an hour; whoever manages without needs no forgiveness.
 */
export class LocalTokens<Grant> {
  readonly #application: Application
  readonly #codes = new Map<string, Issued<Grant>>()
  readonly #refreshTokens = new Map<string, Grant>()
  readonly #accessTokens = new Map<string, Grant>()
  readonly #accessTokenFor: (grant: Grant) => string
  /** How often a next pair was handed out. */
  renewals = 0

  constructor(application: Application, accessTokenFor: (grant: Grant) => string = secret) {
    this.#application = application
    this.#accessTokenFor = accessTokenFor
  }

  /** Where a browser goes back to with a code, if it was our application that sent it. */
  returnTo(query: URLSearchParams): URL | undefined {
    const { clientId, redirectUri } = this.#application
    const isOurs =
      query.get('response_type') === 'code' &&
      query.get('client_id') === clientId &&
      query.get('redirect_uri') === redirectUri
    if (!isOurs) return undefined
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    return back
  }

  issueCode(grant: Grant, query: URLSearchParams): string {
    const code = secret()
    const redirectUri = query.get('redirect_uri') ?? ''
    this.#codes.set(code, { grant, redirectUri, challenge: query.get('code_challenge') })
    return code
  }

  /** The answer to a request for tokens, with what else the provider says in it. */
  exchange({ form }: Asked, seconds: number, more: (grant: Grant) => object = () => ({})): Said {
    const { clientId, clientSecret } = this.#application
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return { status: 401, json: { error: 'invalid_client' } }
    const grant = form.get('grant_type') === 'refresh_token' ? this.#renewed(form) : this.#redeemed(form)
    if (!grant) return { status: 400, json: { error: 'invalid_grant' } }
    const accessToken = this.#accessTokenFor(grant)
    const refreshToken = secret()
    this.#accessTokens.set(accessToken, grant)
    this.#refreshTokens.set(refreshToken, grant)
    const pair = { access_token: accessToken, refresh_token: refreshToken }
    return { json: { ...pair, token_type: 'Bearer', expires_in: seconds, ...more(grant) } }
  }

  /** What a request with a bearer token is allowed to. */
  grantOf(asked: Asked): Grant | undefined {
    return this.#accessTokens.get(asked.header('authorization').replace(/^Bearer /, ''))
  }

  /** Somebody takes back at the provider whatever they have allowed. */
  forgetEverything(): void {
    this.#refreshTokens.clear()
    this.#accessTokens.clear()
  }

  #redeemed(form: URLSearchParams) {
    const code = form.get('code') ?? ''
    const issued = this.#codes.get(code)
    this.#codes.delete(code)
    if (!issued || form.get('redirect_uri') !== issued.redirectUri) return undefined
    return isAnswered(issued.challenge, form.get('code_verifier')) ? issued.grant : undefined
  }

  #renewed(form: URLSearchParams) {
    const token = form.get('refresh_token') ?? ''
    const grant = this.#refreshTokens.get(token)
    if (this.#refreshTokens.delete(token)) this.renewals += 1
    return grant
  }
}

const isAnswered = (challenge: string | null, verifier: string | null) =>
  challenge === null ||
  (verifier !== null && createHash('sha256').update(verifier).digest('base64url') === challenge)
