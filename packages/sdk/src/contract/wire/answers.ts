import * as z from 'zod/mini'
import { trusted } from './trusted.ts'

/** A successful write: the sentence the server says, and the thing as it is now. */
export type Written<T> = { message: string; data: T }

/** `{status, message, error, data}` on the wire, answered with HTTP 200 (contract, section 0). */
export const written = /* @__NO_SIDE_EFFECTS__ */ <T>(data: z.ZodMiniType<T, unknown>) =>
  z.codec(
    z.looseObject({ status: z.optional(z.number()), message: z.nullish(z.string()), data }),
    trusted<Written<T>>(),
    {
      decode: (wire) => ({ message: wire.message ?? '', data: wire.data }),
      encode: (value) => ({ status: 200, message: value.message, error: null, data: value.data }),
    },
  )

/** A bare array; one wrapped as `{data: [...]}` is read as well (contract, section 0). */
export const list = /* @__NO_SIDE_EFFECTS__ */ <T>(item: z.ZodMiniType<T, unknown>) =>
  z.codec(z.union([z.array(item), z.looseObject({ data: z.array(item) })]), trusted<T[]>(), {
    decode: (wire) => (Array.isArray(wire) ? wire : wire.data),
    encode: (items) => items,
  })

/** Nothing worth telling, e.g. the data of a deletion; it may be missing. */
export const nothing = z.codec(z.optional(z.unknown()), z.null(), { decode: () => null, encode: () => null })
