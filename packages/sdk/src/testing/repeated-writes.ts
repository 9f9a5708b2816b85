import type { Endpoint } from '../contract/index.ts'
import { refusal } from './failures.ts'

type Written = { key: string | null; content: string }

/** Carries out a write once for each Idempotency-Key. A repeated request gets the first response. */
export function createRepeatedWrites() {
  const known = new Map<string, { content: string; response: Response }>()
  return async (
    { keyed }: Endpoint,
    { key, content }: Written,
    carryOut: () => Promise<Response>,
  ): Promise<Response> => {
    if (!keyed || key === null) return carryOut()
    const before = known.get(key)
    if (before && before.content !== content)
      throw refusal(422, 'This Idempotency-Key belongs to a different request.')
    const response = before?.response ?? (await carryOut())
    if (response.ok) known.set(key, { content, response: response.clone() })
    return response
  }
}
