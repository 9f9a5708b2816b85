import * as z from 'zod/mini'
import { trusted } from './trusted.ts'

/** A successful write: the sentence the server says, and the thing as it is now. */
export type Written<T> = { message: string; data: T }

/** What stands around the thing written; only the sentence is read. */
const envelope = {
  status: z.optional(z.unknown()),
  message: z.nullish(z.string()),
  error: z.optional(z.unknown()),
}

/** `{status, message, error, data}` on the wire, answered with HTTP 200 (contract, section 0). */
export const written = /* @__NO_SIDE_EFFECTS__ */ <T>(data: z.ZodMiniType<T, unknown>) =>
  z.codec(z.looseObject({ ...envelope, data }), trusted<Written<T>>(), {
    decode: (wire) => ({ message: wire.message ?? '', data: wire.data }),
    encode: (value) => ({ status: 200, message: value.message, error: null, data: value.data }),
  })

/** As {@link written}, with the id of the thing once more beside it (contract, CALL-61). */
export const writtenWithId = /* @__NO_SIDE_EFFECTS__ */ <T extends { id: string | number }>(
  data: z.ZodMiniType<T, unknown>,
) =>
  z.codec(z.looseObject({ ...envelope, data, id: z.optional(z.unknown()) }), trusted<Written<T>>(), {
    decode: (wire) => ({ message: wire.message ?? '', data: wire.data }),
    encode: ({ message, data }) => ({ status: 200, message, error: null, data, id: data.id }),
  })

/** The answer to adding a connector: its id stands at the top (contract, CALL-95). */
export const createdConnector = z.codec(
  z.looseObject({ ...envelope, Id: z.union([z.string(), z.number()]) }),
  trusted<{ id: string | number; message: string }>(),
  {
    decode: (wire) => ({ id: wire.Id, message: wire.message ?? '' }),
    encode: ({ id, message }) => ({ status: 200, message, error: null, Id: id }),
  },
)

/** The sentence of a write that answers nothing else, with the status beside it. */
export const messageResponse = /* @__NO_SIDE_EFFECTS__ */ (
  status: number,
  field: 'status' | 'statusCode' = 'status',
) =>
  z.codec(z.looseObject({ message: z.nullish(z.string()) }), trusted<{ message: string }>(), {
    decode: (wire) => ({ message: wire.message ?? '' }),
    encode: ({ message }) => ({ [field]: status, message }),
  })

/** A bare array; one wrapped as `{data: [...]}` is read as well (contract, section 0). */
export const list = /* @__NO_SIDE_EFFECTS__ */ <T>(item: z.ZodMiniType<T, unknown>) =>
  z.codec(z.union([z.array(item), z.looseObject({ data: z.array(item) })]), trusted<T[]>(), {
    decode: (wire) => (Array.isArray(wire) ? wire : wire.data),
    encode: (items) => items,
  })

/** Nothing worth telling, e.g. the data of a deletion; it may be missing. */
export const nothing = z.codec(z.optional(z.unknown()), trusted<null>(), {
  decode: () => null,
  encode: () => null,
})
