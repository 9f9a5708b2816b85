import * as z from 'zod/mini'
import { id, text } from './fields.ts'

type Shape = Parameters<typeof z.strictObject>[0]

const seen = /* @__NO_SIDE_EFFECTS__ */ <const S extends Shape>(shape: S) =>
  ['expected', z.optional(z.strictObject(shape))] as const

const seenId = z.nullish(id)
const nameAndStatus = {
  /** The name as the caller last saw it. */
  name: text,
  /** The id of the status as the caller last saw it. Missing or null means active. */
  statusId: seenId,
}

/**
 * The item as the caller last saw it. If it has changed since, the server changes nothing and returns 409.
 * Without it, the last write wins. A missing status means active.
 */
export const expected = {
  name: seen({
    /** The name as the caller last saw it. */
    name: text,
  }),
  status: seen({
    /** The id of the status as the caller last saw it. Missing or null means active. */
    statusId: seenId,
  }),
  nameAndStatus: seen(nameAndStatus),
  area: seen({
    ...nameAndStatus,
    /** The link type as the caller last saw it. */
    subareaLinkType: z.literal(['automatic', 'custom']),
  }),
  user: seen({
    /** The first name as the caller last saw it. */
    firstName: text,
    /** The last name as the caller last saw it. */
    lastName: text,
    /** The address as the caller last saw it. */
    emailAddress: text,
    /** The id of the role as the caller last saw it. */
    roleId: seenId,
    /** The id of the status as the caller last saw it. Missing or null means active. */
    statusId: seenId,
  }),
  client: seen({
    /** The name as the caller last saw it. */
    name: text,
    /** The schema as the caller last saw it; null or missing if none was set. */
    code: z.nullish(text),
  }),
} as const

/**
 * The ids of the links the caller last saw, in any order. If they have changed since, the server removes none
 * (409).
 */
export const expectedIds = z.optional(z.array(id).check(z.maxLength(10_000)))
