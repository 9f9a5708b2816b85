import type { Manifest } from '@tributary/sdk/manifests'
import type { HttpRequest } from '../http/http-stream.ts'
import { withQuery } from '../http/paging.ts'

type Stream = Manifest['streams'][number]

/** Where a manifest sends a value, and how it is written. */
export type Sent = NonNullable<Stream['incremental']>['send']

/** A path of a manifest as a list of fields. */
export const fieldsOf = (path: string | readonly string[]): readonly string[] =>
  typeof path === 'string' ? path.split('.') : path

/** Adds a value to a request. `fill` fills the settings in the text around it. */
export function place(
  request: HttpRequest,
  { in: where = 'query', name, value: text = '{value}' }: Omit<Sent, 'format'>,
  value: string,
  fill: (text: string) => string,
): HttpRequest {
  const written = text.split('{value}').map(fill).join(value)
  if (where === 'query') return withQuery(request, { [name]: written })
  if (where === 'header')
    return { ...request, headers: { ...request.headers, [name.toLowerCase()]: written } }
  return {
    ...request,
    body: JSON.stringify(withField(JSON.parse(request.body ?? '{}'), name.split('.'), written)),
  }
}

type Body = Record<string, unknown>

function withField(body: Body, [field = '', ...rest]: readonly string[], value: string): Body {
  const inner = body[field]
  const below = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Body) : {}
  return { ...body, [field]: rest.length === 0 ? value : withField(below, rest, value) }
}

/** Fills the settings in all texts of a body. */
export function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((one) => filled(one, fill))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, fill)]))
}
