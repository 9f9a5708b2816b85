import { z } from 'zod'
import { requestSchemas } from './manifest-request.ts'
import { manifestsMessages as messages } from './manifests.messages.ts'

// How a stream is divided into pages and windows, and how its changes are read.

const { path, query, value, sent, sentAs } = requestSchemas

const parameter = z.string().min(1).max(100)
const size = query.optional().describe('Parameters that choose the size of a page.')
const total = value.optional().describe('The number of records that the response states.')

export const paging = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('onePage') }),
  z.strictObject({
    kind: z.literal('pageNumber'),
    parameter,
    size,
    pages: value.optional().describe('The number of pages that the response states.'),
    total,
  }),
  z.strictObject({ kind: z.literal('offset'), parameter, size, total }),
  z.strictObject({ kind: z.literal('version'), parameter, version: value, size }),
  z.strictObject({ kind: z.literal('token'), token: value, send: sent, total }),
  z.strictObject({ kind: z.literal('nextLink'), link: value, total }),
])

const overlapSeconds = z
  .int()
  .min(0)
  .max(366 * 24 * 3_600)
const wholeEvery = z
  .enum(['day', 'week', 'month'])
  .optional()
  .describe('Reads everything again after this time.')
const compare = z.enum(['time', 'number', 'text'])

export const incremental = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sourceTime'),
    overlapSeconds,
    send: sentAs,
    wholeEvery,
  }),
  z.strictObject({
    kind: z.literal('greatest'),
    path,
    compare,
    overlapSeconds: overlapSeconds.optional().describe('Only for times with a format.'),
    send: sentAs,
    wholeEvery,
  }),
  z.strictObject({ kind: z.literal('page'), position: value, compare, send: sentAs, wholeEvery }),
])

const day = z
  .string()
  .regex(/^(?:\d{4}-\d\d-\d\d|\{[A-Za-z][A-Za-z0-9]*\})$/, { error: () => messages.badDay })

export const windows = z.strictObject({
  from: day.describe('The first day, or a setting with it.'),
  to: day.optional().describe('The day after the last one. Left out, the last window has no end.'),
  by: z.enum(['month', 'year']),
  sendFrom: sentAs,
  sendTo: sentAs,
  toIsLastDay: z.boolean().optional().describe('The source reads the day of sendTo as well.'),
})
