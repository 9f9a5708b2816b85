import * as z from 'zod/mini'
import { id, text } from './fields.ts'

type Shape = Parameters<typeof z.strictObject>[0]

const seen = /* @__NO_SIDE_EFFECTS__ */ <const S extends Shape>(shape: S) =>
  ['expected', z.optional(z.strictObject(shape))] as const

const seenId = z.nullish(id)
const nameAndStatus = { name: text, statusId: seenId }

/**
 * The item as the caller last saw it. If it has changed since, the server changes nothing and returns 409.
 * Without it, the last write wins. A missing status means active.
 */
export const expected = {
  name: seen({ name: text }),
  status: seen({ statusId: seenId }),
  nameAndStatus: seen(nameAndStatus),
  area: seen({ ...nameAndStatus, subareaLinkType: z.literal(['automatic', 'custom']) }),
  user: seen({ firstName: text, lastName: text, emailAddress: text, roleId: seenId, statusId: seenId }),
  client: seen({ name: text, code: z.nullish(text) }),
} as const

/**
 * The ids of the links the caller last saw, in any order. If they have changed since, the server removes none
 * (409).
 */
export const expectedIds = z.optional(z.array(id).check(z.maxLength(10_000)))
