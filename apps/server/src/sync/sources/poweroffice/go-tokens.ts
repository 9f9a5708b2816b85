import { z } from 'zod'
import { SourceFailure } from '../../source-failure.ts'
import type { Authorise, HttpClient } from '../http/http-client.ts'
import type { HttpRequest } from '../http/http-stream.ts'
import { powerOfficeMessages } from './poweroffice.messages.ts'

const issued = z.object({
  // Anything else would start another header.
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive(),
})

/** The part of its lifetime for which a token is used. */
const USED = 0.85

const TOKEN: HttpRequest = {
  method: 'POST',
  path: '../OAuth/Token',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'grant_type=client_credentials',
}

type Token = { readonly text: string; readonly until: number }

/** Access tokens of a client. They last twenty minutes and cannot be renewed, so another one is requested. */
export type GoTokens = {
  readonly authorise: Authorise
  renew(signal: AbortSignal): Promise<boolean>
}

/** `client` sends requests to the token endpoint, with the keys. */
export function goTokens(client: HttpClient, now: () => Date): GoTokens {
  let current: Promise<Token> | undefined
  let pending: Promise<Token> | undefined

  /** Requests that need a token at the same time share one. */
  function request(signal: AbortSignal): Promise<Token> {
    if (pending) return pending
    const requested = tokenFrom(client, signal, now()).finally(() => {
      pending = undefined
    })
    pending = requested
    current = requested
    requested.catch(() => {
      if (current === requested) current = undefined
    })
    return requested
  }

  return {
    async authorise(_, signal) {
      const token = await current
      const { text } = token && token.until > now().getTime() ? token : await request(signal)
      return { authorization: `Bearer ${text}` }
    },
    async renew(signal) {
      await request(signal)
      return true
    },
  }
}

async function tokenFrom(client: HttpClient, signal: AbortSignal, at: Date): Promise<Token> {
  const { body } = await client.send(TOKEN, signal)
  const { data } = issued.safeParse(body)
  if (!data) throw new SourceFailure(powerOfficeMessages.badToken, { code: 'source-data' })
  return { text: data.access_token, until: at.getTime() + data.expires_in * 1_000 * USED }
}

/** Returns the header that identifies the application and the client. */
export const basicOf = (applicationKey: string, clientKey: string): string =>
  `Basic ${Buffer.from(`${applicationKey}:${clientKey}`).toString('base64')}`
