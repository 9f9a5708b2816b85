import { z } from 'zod'
import { manifestsMessages as messages } from './manifests.messages.ts'

// The parts of a manifest that describe requests.

const template = z.string().min(1).max(2_000)

const scalar = z.union([z.string().max(2_000), z.number(), z.boolean()], { error: () => messages.badScalar })

/** Fields separated by dots, or a list of fields whose names contain dots. */
const path = z
  .union([z.string().min(1).max(300), z.array(z.string().min(1).max(200)).min(1).max(20)], {
    error: () => messages.badPath,
  })
  .meta({ id: 'Path' })

/** Headers that would change the meaning of a request, or where it is sent. */
const FORBIDDEN =
  /^(?:host|cookie2?|content-length|content-encoding|transfer-encoding|accept-encoding|te|trailer|upgrade|connection|keep-alive|expect|via|forwarded|origin|referer|proxy-.*|sec-.*|x-forwarded-.*|x-http-method.*|x-method-override)$/i
const TOKEN = /^[A-Za-z0-9-]{1,100}$/
const isAllowedHeader = (name: string) => TOKEN.test(name) && !FORBIDDEN.test(name)

const authenticationHeader = z
  .string()
  .refine(isAllowedHeader, { error: () => messages.forbiddenHeader })
  .describe('The name of the header.')
const headerName = z
  .string()
  .refine((name) => isAllowedHeader(name), { error: () => messages.forbiddenHeader })
  .refine((name) => !/^authorization$/i.test(name), { error: () => messages.authorisationHeader })

/** Names of parameters and headers, with their values. */
const query = z
  .record(z.string().min(1).max(100), scalar)
  .refine((all) => Object.keys(all).length <= 50, { error: () => messages.tooMany(50) })
const headers = z
  .record(headerName, scalar)
  .refine((all) => Object.keys(all).length <= 20, { error: () => messages.tooMany(20) })
  .describe('Names and values of headers.')

/** Whether a path stays below the base address. */
function isRelative(written: string): boolean {
  const start = 'https://base.example/base/'
  const filled = written.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, 'x')
  if (/[\s\\?#]/.test(filled) || !URL.canParse(filled, start)) return false
  return new URL(filled, start).href.startsWith(start)
}

const request = z
  .strictObject({
    method: z
      .enum(['GET', 'POST'])
      .optional()
      .describe('POST only where it reads, because requests are repeated.'),
    path: z
      .string()
      .max(500)
      .refine(isRelative, { error: () => messages.badRequestPath })
      .describe('The path after the base address.'),
    query: query.optional(),
    headers: headers.optional(),
    body: z.record(z.string(), z.json()).optional().describe('The body of a POST request, sent as JSON.'),
  })
  .meta({ id: 'Request' })

const value = z
  .union([path, z.strictObject({ header: z.string().regex(TOKEN) }), z.strictObject({ lastRecord: path })], {
    error: () => messages.badValueOf,
  })
  .meta({ id: 'Value', description: 'A path in the response, or { header: name }, or { lastRecord: path }.' })

const place = {
  in: z.enum(['query', 'header', 'body']).optional().describe('query if left out.'),
  name: z.string().min(1).max(100).describe('The parameter, the header, or the field of the body.'),
  value: template.optional().describe('Text around {value}, such as "updated_at>={value}".'),
}

/** Where a value is sent. */
const sent = z.strictObject(place).meta({ id: 'Sent' })

/** Where a time or a number is sent, and how it is written. */
const sentAs = z
  .strictObject({
    ...place,
    format: z
      .enum([
        'iso',
        'isoSeconds',
        'isoNoZone',
        'dateTime',
        'day',
        'epochSeconds',
        'epochMilliseconds',
        'http',
      ])
      .optional()
      .describe('How a time is written. Left out, the value is sent unchanged.'),
  })
  .meta({ id: 'SentAs' })

export const requestSchemas = {
  template,
  scalar,
  path,
  query,
  headers,
  headerName,
  isAllowedHeader,
  authenticationHeader,
  request,
  value,
  sent,
  sentAs,
}
