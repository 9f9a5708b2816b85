import { valueAt } from '../../http/paging.ts'
import { textOf } from '../expressions/values.ts'
import type { Component, Scope, Value } from '../manifest/component.ts'
import type { Connection } from './auth.ts'
import { type Addition, type Placing, readPlacing } from './draft.ts'
import { type Item, withNames } from './transformations.ts'

/** A part of a stream with its own listings, such as the invoices of one customer. */
export type Partition = {
  /** What expressions read as `stream_partition`. */
  readonly names: Readonly<Record<string, unknown>>
  readonly extraFields: Readonly<Record<string, unknown>>
  readonly additions: readonly Addition[]
}

export type Partitions = (scope: Scope, connection: Connection) => AsyncIterable<Partition>

/** A record of a parent stream, and the partition that it is in. */
export type ParentRecord = { readonly record: Item; readonly slice: Partition['names'] }

/** Reads the records of a parent stream. */
export type ReadParent = (scope: Scope, connection: Connection) => AsyncIterable<ParentRecord>

/** Returns the reader of a parent stream. */
export type Parents = (config: Component) => ReadParent | undefined

const WHOLE: Partition = { names: {}, extraFields: {}, additions: [] }

/** Reads the partition routers of a stream; undefined if it has none. */
export function readPartitions(retriever: Component, parents: Parents): Partitions | undefined {
  const routers = retriever.children('partition_router').flatMap((router) => routerOf(router, parents) ?? [])
  if (routers.length === 0) return undefined
  return (scope, connection) => product(routers, scope, connection)
}

/** Yields every combination of the partitions of all routers. */
async function* product(
  [router, ...others]: readonly Partitions[],
  scope: Scope,
  connection: Connection,
): AsyncGenerator<Partition> {
  if (!router) return yield WHOLE
  for await (const one of router(scope, connection))
    for await (const other of product(others, scope, connection)) yield together(one, other)
}

const together = (one: Partition, other: Partition): Partition => ({
  names: { ...one.names, ...other.names },
  extraFields: { ...one.extraFields, ...other.extraFields },
  additions: [...one.additions, ...other.additions],
})

function routerOf(router: Component, parents: Parents): Partitions | undefined {
  if (!router.isOneOf('ListPartitionRouter', 'SubstreamPartitionRouter')) return undefined
  return router.type === 'ListPartitionRouter' ? listRouter(router) : substreamRouter(router, parents)
}

function listRouter(router: Component): Partitions {
  const [values, field] = [router.needed('values'), router.needed('cursor_field')]
  const place = readPlacing(router.child('request_option', 'RequestOption'))
  return async function* (scope) {
    for (const value of listIn(values.of(scope))) {
      const name = textOf(field.of(scope))
      yield { names: { [name]: value }, extraFields: {}, additions: place?.(scope, value) ?? [] }
    }
  }
}

/** A list may be written as text. */
function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  const text = textOf(value ?? '').trim()
  if (!/^\[.*\]$/s.test(text)) return text === '' ? [] : [text]
  const parts = text.slice(1, -1).split(',')
  return parts.map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2')).filter((part) => part !== '')
}

type Parent = {
  readonly read: ReadParent
  readonly key: Value
  readonly field: Value
  readonly place: Placing | undefined
  readonly extra: readonly (readonly Value[])[]
}

function substreamRouter(router: Component, parents: Parents): Partitions {
  const all = router
    .children('parent_stream_configs', 'ParentStreamConfig')
    .flatMap((config) => parentOf(config, parents) ?? [])
  return async function* (scope, connection) {
    for (const parent of all)
      for await (const read of parent.read(scope, connection)) {
        const partition = partitionOf(parent, read, scope)
        if (partition) yield partition
      }
  }
}

function parentOf(config: Component, parents: Parents): Parent | undefined {
  config.refuse('lazy_read_pointer')
  const read = parents(config)
  const extra = config.get('extra_fields')
  return (
    read && {
      read,
      key: config.needed('parent_key'),
      field: config.needed('partition_field'),
      place: readPlacing(config.child('request_option', 'RequestOption')),
      extra: (Array.isArray(extra) ? extra : []).map((path) =>
        (Array.isArray(path) ? path : [path]).map((part) => config.valueIn(part, 'extra_fields')),
      ),
    }
  )
}

/** A parent without the value has no records of this stream. */
function partitionOf(
  { key, field, place, extra }: Parent,
  { record, slice }: ParentRecord,
  scope: Scope,
): Partition | undefined {
  const value = valueAt(record, textOf(key.of(scope)).split('/'))
  if (value === undefined || value === null) return undefined
  const paths = extra.map((path) => path.map((part) => textOf(part.of(scope))))
  const extraFields = Object.fromEntries(paths.map((path) => [path.join('.'), valueAt(record, path) ?? null]))
  return {
    names: { [textOf(field.of(scope))]: value, parent_slice: slice },
    extraFields,
    additions: place?.(scope, value) ?? [],
  }
}

/** Adds what expressions read about a partition and an interval. The three names are the same in this format. */
export function sliceScope(scope: Scope, { names, extraFields }: Partition, interval: Scope['names']): Scope {
  const slice = { ...names, ...interval, extra_fields: extraFields }
  return withNames(scope, { stream_partition: slice, stream_interval: slice, stream_slice: slice })
}

export const wholePartition = async function* (): AsyncGenerator<Partition> {
  yield WHOLE
}
