import type { Client } from './client.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { isSdkError } from './sdk-error.ts'

const lostKinds: readonly string[] = [
  'network',
  'timeout',
  'aborted',
  'invalid-response',
  'empty-response',
  'invalid-shape',
]

/** Whether a failed write may have been carried out, so that a retry needs the same key. */
const isUnanswered = (error: unknown): boolean => {
  if (!isSdkError(error)) return false
  const { kind, statusCode = 0, retryAfter } = error
  if (kind === 'http') return statusCode >= 500 || (statusCode === 409 && retryAfter !== undefined)
  return lostKinds.includes(kind)
}

/**
 * Returns a client for one form. A write whose response was lost keeps its `Idempotency-Key` when the same values are
 * sent again, so a second press of Save changes nothing twice. Different values, or a readable response, start a new key.
 */
export function withIntents(client: Client): Client {
  const unanswered = new Map<string, { values: string; key: string }>()
  const send: Client['send'] = async (order, signal) => {
    const { endpoint, input } = order
    if (!endpoint.keyed || order.idempotencyKey !== undefined) return client.send(order, signal)
    const target = JSON.stringify([endpoint.method, endpoint.path, input.params])
    const values = JSON.stringify([input.query, input.body])
    const before = unanswered.get(target)
    const intent = before?.values === values ? before : { values, key: newIdempotencyKey() }
    unanswered.set(target, intent)
    const settle = () => {
      if (unanswered.get(target) === intent) unanswered.delete(target)
    }
    try {
      const answer = await client.send({ ...order, idempotencyKey: intent.key }, signal)
      settle()
      return answer
    } catch (error) {
      if (!isUnanswered(error)) settle()
      throw error
    }
  }
  return { ...client, send }
}
