import { decode, safeEncode } from '../build/zod.ts'

export * from '../build/zod.ts'

type Schema = Parameters<typeof decode>[0]

/** Encodes a value, or throws. */
export function encode(schema: Schema, value: unknown): unknown {
  const { success, data } = safeEncode(schema, value)
  if (!success) throw new TypeError('The value does not fit its schema.')
  return data
}

/** Decodes a value without throwing when it does not fit. */
export function safeDecode(schema: Schema, value: unknown): { success: boolean } {
  try {
    decode(schema, value)
    return { success: true }
  } catch {
    return { success: false }
  }
}

export { safeDecode as safeParse }
