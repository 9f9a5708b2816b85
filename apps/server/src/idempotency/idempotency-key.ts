import { createHmac, hkdfSync } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { badRequest } from '../http/http-error.ts'
import { networkOf } from '../http/network.ts'
import { idempotencyMessages } from './idempotency.messages.ts'

const STRING = /^"((?:[ !#-[\]-~]|\\["\\]){1,255})"$/
const TOKEN = /^[!#-[\]-~]{1,255}$/

/**
 * Returns the `Idempotency-Key` of a request, or undefined without one. Accepts a quoted string (RFC 9651) and the bare
 * text that many clients send.
 */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key']
  if (given === undefined) return undefined
  const text = String(given)
  const key = STRING.exec(text)?.[1] ?? TOKEN.exec(text)?.[0]
  if (key === undefined) throw badRequest(idempotencyMessages.malformed)
  return key
}

/** Identifies a write, and its contents, by keyed hashes: a body may contain a password, and plain hashes can be guessed. */
export type Identity = (request: FastifyRequest, key: string) => { id: string; request: string }

export function identities(installationKey: Uint8Array): Identity {
  const secret = Buffer.from(hkdfSync('sha256', installationKey, '', 'idempotency keys', 32))
  const digest = (...parts: unknown[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')
  return (request, key) => {
    const [path, query] = request.url.split('?')
    return {
      id: digest(senderOf(request), request.method, path, key),
      request: digest(query ?? '', request.body ?? {}),
    }
  }
}

/** Without a user, a key counts only for the sender's network, so that no stranger gets another sender's response. */
const senderOf = ({ caller, ip }: FastifyRequest) =>
  caller
    ? [caller.tokenScope ? 'token' : 'user', caller.tokenScope ? caller.sessionId : caller.userId]
    : ['network', networkOf(ip)]
