import { createHash, randomBytes } from 'node:crypto'
import type { Asked, Said } from './local-http.ts'

export const secret = (): string => randomBytes(24).toString('base64url')

/** A client registered at the provider. */
export type Application = {
  clientId: string
  clientSecret: string
  redirectUri: string
  /** Where the id and the secret must be sent; the body if left out. */
  sendAs?: 'basic' | 'body'
}

type Issued<Grant> = { grant: Grant; redirectUri: string; challenge: string | null }

/**
 * A provider's token endpoint. A code works once, and a refresh token can be renewed once. Xero accepts a used one
 * for another 30 minutes; this fake is stricter on purpose.
 */
export class LocalTokens<Grant> {
  readonly #application: Application
  readonly #codes = new Map<string, Issued<Grant>>()
  readonly #refreshTokens = new Map<string, Grant>()
  readonly #accessTokens = new Map<string, Grant>()
  readonly #accessTokenFor: (grant: Grant) => string
  /** The number of renewals so far. */
  renewals = 0

  constructor(application: Application, accessTokenFor: (grant: Grant) => string = secret) {
    this.#application = application
    this.#accessTokenFor = accessTokenFor
  }

  /** Returns the callback address with a new code, or undefined for an unknown client. */
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

  /** Responds to a token request. `more` adds provider-specific fields. */
  exchange(
    asked: Pick<Asked, 'form' | 'header'>,
    seconds: number,
    more: (grant: Grant) => object = () => ({}),
  ): Said {
    const { form } = asked
    if (!this.#isOurs(asked)) return { status: 401, json: { error: 'invalid_client' } }
    const grant = form.get('grant_type') === 'refresh_token' ? this.#renewed(form) : this.#redeemed(form)
    if (!grant) return { status: 400, json: { error: 'invalid_grant' } }
    const { accessToken, refreshToken } = this.issue(grant)
    const pair = { access_token: accessToken, refresh_token: refreshToken }
    return { json: { ...pair, token_type: 'Bearer', expires_in: seconds, ...more(grant) } }
  }

  /** Issues tokens without a request, for an authorisation that the demo starts with. */
  issue(grant: Grant): { accessToken: string; refreshToken: string } {
    const accessToken = this.#accessTokenFor(grant)
    const refreshToken = secret()
    this.#accessTokens.set(accessToken, grant)
    this.#refreshTokens.set(refreshToken, grant)
    return { accessToken, refreshToken }
  }

  /** Returns the grant of a bearer token. */
  grantOf(asked: Asked): Grant | undefined {
    return this.grantOfToken(asked.header('authorization').replace(/^Bearer /, ''))
  }

  /** Returns the grant of an access token; undefined for an unknown or expired one. */
  grantOfToken(token: string): Grant | undefined {
    return this.#accessTokens.get(token)
  }

  /** Ends all access tokens before their time. Their refresh tokens still work. */
  endAccessTokens(): void {
    this.#accessTokens.clear()
  }

  /** Revokes all grants, as a user can at the provider. */
  forgetEverything(): void {
    this.#refreshTokens.clear()
    this.#accessTokens.clear()
  }

  #isOurs({ form, header }: Pick<Asked, 'form' | 'header'>): boolean {
    const { clientId, clientSecret, sendAs = 'body' } = this.#application
    if (sendAs === 'body')
      return form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    const written = [clientId, clientSecret].map(encodeURIComponent).join(':')
    return (
      header('authorization') === `Basic ${Buffer.from(written).toString('base64')}` &&
      !form.has('client_secret')
    )
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
