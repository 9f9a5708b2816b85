import type { Endpoint } from '../contract/index.ts'
import { refusal } from './failures.ts'

type Written = { key: string | null; content: string }

/** Carries out a request, or returns the response to the same write. */
export type RepeatedWrites = (
  endpoint: Endpoint,
  written: Written,
  carryOut: () => Promise<Response>,
) => Promise<Response>

/** Carries out a write once for each Idempotency-Key. A repeated request gets the first response. */
export function createRepeatedWrites(): RepeatedWrites {
  const known = new Map<string, { content: string; response: Response }>()
  return async ({ keyed }, { key, content }, carryOut) => {
    if (!keyed || key === null) return carryOut()
    const before = known.get(key)
    if (before && before.content !== content)
      throw refusal(422, 'This Idempotency-Key belongs to a different request.')
    const response = before?.response ?? (await carryOut())
    if (response.ok) known.set(key, { content, response: response.clone() })
    return response
  }
}
