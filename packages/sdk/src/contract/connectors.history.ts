import * as z from 'zod/mini'
import { refreshBucket } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list } from './wire/answers.ts'
import { textUpTo } from './wire/fields.ts'

/** A number of hours or days: 1 to 48. */
const numberOfBuckets = /* @__PURE__ */ z.codec(
  z.string().check(z.regex(/^([1-9]|[1-3]\d|4[0-8])$/)),
  z.number(),
  { decode: Number, encode: String },
)

export const getRefreshHistory = endpoint({
  method: 'GET',
  path: '/business2cloud/clients/{orgId}/refresh-history',
  summary: 'Count the refreshes of each connector by hour or day.',
  level: 'member',
  query: z.strictObject({
    /** Hours or days of the time zone. */
    bucket: z.literal(['hour', 'day']),
    /** The number of hours (1 to 48) or days (1 to 31), the current one included. */
    count: numberOfBuckets,
    /** The time zone, e.g. `Europe/Copenhagen`. */
    zone: textUpTo(64),
    /** The ids of up to 50 connectors, separated by spaces. Without it, all that the caller may see. */
    connectors: z.optional(textUpTo(2_000)),
  }),
  response: list(refreshBucket),
  service: 'connector',
})
