import { readTemplate } from '../expressions/template.ts'
import { isTree, type Part, type Tree } from './manifest-part.ts'

/** A manifest that the fake cannot play. */
export class NotFaked extends Error {
  override name = 'NotFaked'
}

export type Names = Readonly<Record<string, unknown>>
/** Evaluates the expressions of a value. */
export type Render = (value: unknown, names: Names) => unknown

export const renderAt =
  (now: () => Date, config: Tree, missing: unknown = ''): Render =>
  (value, names) => {
    const render = (one: unknown): unknown => {
      if (typeof one === 'string') return readTemplate(one).value({ config, ...names }, now()) ?? missing
      if (Array.isArray(one)) return one.map(render)
      if (!isTree(one)) return one
      return Object.fromEntries(
        Object.entries(one).map(([name, inner]) => [String(render(name)), render(inner)]),
      )
    }
    return render(value)
  }

/** Where a value is in a request. */
export type Slot = { readonly into: 'query' | 'header' | 'form' | 'json'; readonly name: string }

/** A value of each request. */
export type Input = Slot & { readonly value: unknown; readonly parameters: Tree }

export type Paging =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'page' | 'offset' | 'cursor'
      readonly part: Part
      /** Undefined where the server chooses. */
      readonly size: unknown
      readonly start: number
      readonly isSentFirst: boolean
      readonly sizeSlot: Slot | undefined
      readonly tokenSlot: Slot | 'path' | undefined
    }

export type TimeLimit = {
  readonly part: Part
  readonly field: unknown
  readonly format: string
  /** How records write the time. */
  readonly written: string
  readonly startSlot: Slot | undefined
  readonly endSlot: Slot | undefined
  readonly startName: string
  readonly endName: string
}

export type Described = {
  readonly name: string
  readonly part: Part
  readonly retriever: Part
  readonly requester: Part
  readonly method: string
  readonly inputs: readonly Input[]
  readonly paging: Paging
  readonly time: TimeLimit | undefined
  readonly routers: readonly Part[]
  readonly properties: Tree
  readonly keys: readonly (readonly string[])[]
  readonly listPath: readonly unknown[]
}

export function describeStream(part: Part): Described {
  const retriever = needed(part.part('retriever'), 'retriever')
  const requester = needed(retriever.part('requester'), 'requester')
  const cursor = part.part('incremental_sync')
  const selector = retriever.part('record_selector')
  const path = selector?.part('extractor')?.plain('field_path')
  return {
    name: String(part.get('name')),
    part,
    retriever,
    requester,
    method: (requester.text('http_method') ?? 'GET').toUpperCase(),
    inputs: inputsOf(requester),
    paging: pagingOf(retriever.part('paginator')),
    time: cursor && timeOf(cursor),
    routers: retriever.parts('partition_router'),
    properties: propertiesOf(part),
    keys: keysOf(part.plain('primary_key')),
    listPath: Array.isArray(path) ? path : [path ?? []].flat(),
  }
}

export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new NotFaked(`without ${what}`)
  return value
}

function propertiesOf(part: Part): Tree {
  const schemas = part.parts('schema_loader').map((loader) => loader.plain('schema'))
  return Object.assign({}, ...schemas.map((schema) => (isTree(schema) ? schema.properties : {})))
}

function keysOf(key: unknown): string[][] {
  const parts: unknown[] = Array.isArray(key) ? key : [key]
  return parts
    .filter((one) => one !== undefined && one !== null && one !== '')
    .map((one) => (Array.isArray(one) ? one.map(String) : [String(one)]))
    .filter((path) => path.length > 0)
}

const fields = [
  ['request_parameters', 'query'],
  ['request_headers', 'header'],
  ['request_body_data', 'form'],
  ['request_body_json', 'json'],
] as const

export function inputsOf(requester: Part): Input[] {
  const holders = [requester, requester.part('request_options_provider')]
  return holders.flatMap((holder) =>
    fields.flatMap(([field, into]) => {
      const value = holder?.plain(field)
      const pairs = typeof value === 'string' ? [...new URLSearchParams(value)] : Object.entries(value ?? {})
      return pairs.map(([name, one]) => ({ into, name, value: one, parameters: holder?.parameters ?? {} }))
    }),
  )
}

const places = { request_parameter: 'query', header: 'header', body_data: 'form', body_json: 'json' } as const

function slotOf(option: Part | undefined): Slot | 'path' | undefined {
  if (!option) return undefined
  const place = option.text('inject_into')
  if (option.type === 'RequestPath' || place === 'path') return 'path'
  const path = option.plain('field_path')
  const name = Array.isArray(path) ? path.join('.') : String(option.get('field_name'))
  return { into: places[place as keyof typeof places], name }
}

export const placedSlot = (option: Part | undefined): Slot | undefined => {
  const slot = slotOf(option)
  return slot === 'path' ? undefined : slot
}

function pagingOf(paginator: Part | undefined): Paging {
  const part = paginator?.part('pagination_strategy')
  if (!paginator || !part) return { kind: 'none' }
  const kinds = { PageIncrement: 'page', OffsetIncrement: 'offset', CursorPagination: 'cursor' } as const
  const kind = needed(kinds[part.type as keyof typeof kinds], part.type)
  return {
    kind,
    part,
    size: part.get('page_size') ?? undefined,
    start: kind === 'page' ? Number(part.get('start_from_page') ?? 0) : 0,
    isSentFirst: part.get('inject_on_first_request') === true,
    sizeSlot: placedSlot(paginator.part('page_size_option')),
    tokenSlot: slotOf(paginator.part('page_token_option')),
  }
}

function timeOf(part: Part): TimeLimit {
  const format = String(part.get('datetime_format'))
  const formats = part.plain('cursor_datetime_formats')
  return {
    part,
    field: part.get('cursor_field'),
    format,
    written: String(Array.isArray(formats) && formats.length > 0 ? formats[0] : format),
    startSlot: placedSlot(part.part('start_time_option')),
    endSlot: placedSlot(part.part('end_time_option')),
    startName: part.text('partition_field_start') ?? 'start_time',
    endName: part.text('partition_field_end') ?? 'end_time',
  }
}
