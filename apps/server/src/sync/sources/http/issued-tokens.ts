import { z } from 'zod'
import type { Authorise } from './http-client.ts'

const issued = z.object({
  // Anything else would start another header.
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.coerce.number().positive().default(300),
})

/** The part of its lifetime for which a token is used. */
const USED = 0.85

/** An access token, and when to stop using it, in milliseconds. */
export type IssuedToken = { readonly text: string; readonly until: number }

/** Reads the response of a token endpoint; undefined if it is not one. */
export function readIssuedToken(body: unknown, at: Date): IssuedToken | undefined {
  const { data } = issued.safeParse(body)
  return data && { text: data.access_token, until: at.getTime() + data.expires_in * 1_000 * USED }
}

/** Access tokens of a client. They cannot be renewed, so another one is requested. */
export type IssuedTokens = {
  readonly authorise: Authorise
  /** Returns the token, for sources that expect it somewhere else. */
  text(signal: AbortSignal): Promise<string>
  renew(signal: AbortSignal): Promise<boolean>
}

/** Shares a token among requests until it is about to expire. `issue` requests one. */
export function issuedTokens(
  issue: (signal: AbortSignal) => Promise<IssuedToken>,
  now: () => Date,
): IssuedTokens {
  let current: Promise<IssuedToken> | undefined
  let pending: Promise<IssuedToken> | undefined

  /** Requests that need a token at the same time share one. */
  function request(signal: AbortSignal): Promise<IssuedToken> {
    if (pending) return pending
    const requested = issue(signal).finally(() => {
      pending = undefined
    })
    pending = requested
    current = requested
    requested.catch(() => {
      if (current === requested) current = undefined
    })
    return requested
  }

  async function text(signal: AbortSignal): Promise<string> {
    const token = await current
    return (token && token.until > now().getTime() ? token : await request(signal)).text
  }

  return {
    text,
    authorise: async (_, signal) => ({ authorization: `Bearer ${await text(signal)}` }),
    async renew(signal) {
      await request(signal)
      return true
    },
  }
}
