import { safeDecode, safeEncode } from '../build/zod.ts'

export * from '../build/zod.ts'

const orThrow =
  (safely: typeof safeDecode) =>
  (...given: Parameters<typeof safeDecode>): unknown => {
    const { success, data } = safely(...given)
    if (!success) throw new TypeError('The value does not fit its schema.')
    return data
  }

/** Encodes a value, or throws. */
export const encode = orThrow(safeEncode)

/** Decodes a value, or throws. */
export const decode = orThrow(safeDecode)

export { safeDecode as safeParse }
