import * as z from 'zod/mini'
import { id, text } from './fields.ts'

type Shape = Parameters<typeof z.strictObject>[0]

const seen = /* @__NO_SIDE_EFFECTS__ */ <const S extends Shape>(shape: S) =>
  ['expected', z.optional(z.strictObject(shape))] as const

const seenId = z.nullish(id)
const nameAndStatus = { name: text, statusId: seenId }

/**
 * What a caller has seen of a thing, beside what it is to become. Where it is no longer so, the server changes nothing
 * and answers 409 with a sentence; without it the last write wins. A status that is missing is active.
 */
export const expected = {
  name: seen({ name: text }),
  status: seen({ statusId: seenId }),
  nameAndStatus: seen(nameAndStatus),
  area: seen({ ...nameAndStatus, subareaLinkType: z.literal(['automatic', 'custom']) }),
  user: seen({ firstName: text, lastName: text, emailAddress: text, roleId: seenId, statusId: seenId }),
  client: seen({ name: text, code: z.nullish(text) }),
} as const

/** The links a caller has seen, by id and in any order; where they are others by now, none is removed (409). */
export const expectedIds = z.optional(z.array(id).check(z.maxLength(10_000)))
