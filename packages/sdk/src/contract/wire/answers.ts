import * as z from 'zod/mini'
import { id, orNull } from './fields.ts'
import { trusted } from './trusted.ts'

/** The response to a successful write: a message and the current item. */
export type Written<T> = {
  /** A sentence for users; '' if there is none. */
  message: string
  /** The item after the change. */
  data: T
}

/** The fields around the written item. Only the message is read. */
const envelope = {
  /** The HTTP status of the response. */
  status: z.optional(z.unknown()),
  /** A sentence for users; empty, null or missing if there is none. */
  message: z.nullish(z.string()),
  /** Null after a success. */
  error: z.optional(z.unknown()),
}

/** `{status, message, error, data}` on the wire, with HTTP 200. */
export const written = /* @__NO_SIDE_EFFECTS__ */ <T>(data: z.ZodMiniType<T, unknown>) =>
  z.codec(
    z.looseObject({
      ...envelope,
      /** The item after the change. */
      data,
    }),
    trusted<Written<T>>(),
    {
      decode: (wire) => ({ message: wire.message ?? '', data: wire.data }),
      encode: (value) => ({ status: 200, message: value.message, error: null, data: value.data }),
    },
  )

/** The response to a write that `undoStructureChange` can undo. */
export type Undoable<T> = Written<T> & {
  /** The id of the change; null if nothing has changed. */
  change: string | number | null
}

/** As {@link written}, with the id of the change at the top level as well. */
export const undoable = /* @__NO_SIDE_EFFECTS__ */ <T>(data: z.ZodMiniType<T, unknown>) =>
  z.codec(
    z.looseObject({
      ...envelope,
      /** The item after the change. */
      data,
      /** The id for undoing the change; null if nothing has changed. */
      changeId: orNull(id),
    }),
    trusted<Undoable<T>>(),
    {
      decode: (wire) => ({ message: wire.message ?? '', data: wire.data, change: wire.changeId }),
      encode: ({ message, data, change }) => ({ status: 200, message, error: null, data, changeId: change }),
    },
  )

/** As {@link written}, with the item's id at the top level as well. */
export const writtenWithId = /* @__NO_SIDE_EFFECTS__ */ <T extends { id: string | number }>(
  data: z.ZodMiniType<T, unknown>,
) =>
  z.codec(
    z.looseObject({
      ...envelope,
      /** The item after the change. */
      data,
      /** The id of the item. */
      id: z.optional(z.unknown()),
    }),
    trusted<Written<T>>(),
    {
      decode: (wire) => ({ message: wire.message ?? '', data: wire.data }),
      encode: ({ message, data }) => ({ status: 200, message, error: null, data, id: data.id }),
    },
  )

/** The response to adding a connector. Its id is at the top level. */
export const createdConnector = z.codec(
  z.looseObject({
    ...envelope,
    /** The id of the new connector. */
    Id: z.union([z.string(), z.number()]),
  }),
  trusted<{ id: string | number; message: string }>(),
  {
    decode: (wire) => ({ id: wire.Id, message: wire.message ?? '' }),
    encode: ({ id, message }) => ({ status: 200, message, error: null, Id: id }),
  },
)

/** The response to a write that returns only a message, with the status next to it. */
export const messageResponse = /* @__NO_SIDE_EFFECTS__ */ (
  status: number,
  field: 'status' | 'statusCode' = 'status',
) =>
  z.codec(
    z.looseObject({
      /** A sentence for users; null or missing if there is none. */
      message: z.nullish(z.string()),
    }),
    trusted<{ message: string }>(),
    {
      decode: (wire) => ({ message: wire.message ?? '' }),
      encode: ({ message }) => ({ [field]: status, message }),
    },
  )

/** A bare array. One wrapped in `{data: [...]}` is accepted as well. */
export const list = /* @__NO_SIDE_EFFECTS__ */ <T>(item: z.ZodMiniType<T, unknown>) =>
  z.codec(z.union([z.array(item), z.looseObject({ data: z.array(item) })]), trusted<T[]>(), {
    decode: (wire) => (Array.isArray(wire) ? wire : wire.data),
    encode: (items) => items,
  })

/** A value that is ignored and may be missing, for example the data of a deletion. */
export const nothing = z.codec(z.optional(z.unknown()), trusted<null>(), {
  decode: () => null,
  encode: () => null,
})
