import {
  type Described,
  type Names,
  NotFaked,
  needed,
  type Paging,
  placedSlot,
  type Render,
  type Slot,
} from './described-stream.ts'
import { selectionOf } from './expected-records.ts'
import { madeTime, propertiesOf, putTime, timePath } from './fake-time.ts'
import { type Made, madeValue, putAt, schemaAt, typesOf, valueAt } from './made-records.ts'
import { isTree, type Part, type Tree } from './manifest-part.ts'
import type { Family } from './stream-family.ts'

/** A part of a stream with its own requests. */
export type Partition = {
  /** What expressions read about it. */
  readonly names: Tree
  readonly placed: readonly { readonly slot: Slot; readonly value: string }[]
  readonly at: number
}
type Unnumbered = Omit<Partition, 'at'>

/** The records behind one address. Streams with the same requests share them. */
export type Resource = {
  readonly records: Made[]
  readonly streams: readonly Described[]
  /** The pages of the tokens that were sent. */
  readonly issued: Map<string, number>
}

export type Selected = { readonly record: Made; readonly names: Tree }

export type FakeRecords = {
  partitionsOf(stream: Described): Partition[]
  resourceOf(stream: Described, one: Partition): Resource
  /** The records that a stream must have, as the manifest filters and changes them. */
  selected(stream: Described): Selected[]
  /** Changes a record behind every address that has no parts, and adds one. */
  change(): void
}

type Options = {
  readonly family: Family
  readonly render: Render
  readonly evaluate: Render
  readonly now: () => Date
  /** What requests of a part have in common with no others. */
  keyOf(stream: Described, one: Partition): string
}

const USUAL_SIZE = 4

/** The three names are the same, for whatever a manifest reads of them. */
export const namesOf = ({ names }: Pick<Partition, 'names'>): Names => ({
  stream_partition: names,
  stream_slice: names,
  stream_interval: names,
  next_page_token: null,
})

export function pageSize(paging: Paging, render: Render): number {
  if (paging.kind === 'none') return Number.POSITIVE_INFINITY
  const size = Number(render(paging.size ?? USUAL_SIZE, { parameters: paging.part.parameters }))
  return Number.isInteger(size) && size > 0 ? size : USUAL_SIZE
}

/** Makes the records of all streams, each when they are needed. */
export function makeRecords({ family, render, evaluate, now, keyOf }: Options): FakeRecords {
  const resources = new Map<string, Resource>()

  function partitionsOf(stream: Described): Partition[] {
    const start: Unnumbered[] = [{ names: {}, placed: [] }]
    const routers = stream.routers.map((router) => partitionsBy(router, stream))
    return routers.reduce(everyPair, start).map((one, at) => ({ ...one, at }))
  }

  function partitionsBy(router: Part, stream: Described): Unnumbered[] {
    if (router.type === 'ListPartitionRouter') return listed(router)
    if (router.type !== 'SubstreamPartitionRouter') throw new NotFaked(router.type)
    const own = router.parts('parent_stream_configs').map((config) => JSON.stringify(config.plain('stream')))
    return family
      .parentsOf(stream)
      .filter(({ config }) => own.includes(JSON.stringify(config.plain('stream'))))
      .flatMap(({ config, parent }) => selected(parent).flatMap((one) => partOf(config, one)))
  }

  function listed(router: Part): Unnumbered[] {
    const names = { parameters: router.parameters }
    const values = render(router.plain('values'), names)
    const list: unknown[] = Array.isArray(values) ? values : readList(String(values))
    const field = String(render(router.get('cursor_field'), names))
    return list.map((value) => partition(router, { [field]: value }, value))
  }

  function partOf(
    config: Part,
    { record, names: { extra_fields: _, ...parent_slice } }: Selected,
  ): Unnumbered[] {
    const names = { parameters: config.parameters }
    const value = valueAt(record, String(render(config.get('parent_key'), names)).split(/[/.]/))
    if (value === undefined || value === null) return []
    const paths = (config.plain('extra_fields') as string[][] | undefined) ?? []
    const extra_fields = Object.fromEntries(
      paths.map((path) => [path.join('.'), valueAt(record, path) ?? null]),
    )
    const field = String(render(config.get('partition_field'), names))
    return [partition(config, { [field]: value, parent_slice, extra_fields }, value)]
  }

  function partition(holder: Part, names: Tree, value: unknown): Unnumbered {
    const option = holder.part('request_option')
    const slot = placedSlot(option)
    if (!slot) return { names, placed: [] }
    const name = String(render(slot.name, { parameters: option?.parameters ?? {} }))
    return { names, placed: [{ slot: { ...slot, name }, value: String(value) }] }
  }

  function resourceOf(stream: Described, one: Partition): Resource {
    const key = keyOf(stream, one)
    const known = resources.get(key)
    if (known) return known
    const made: Resource = { records: [], streams: family.sameAs(stream), issued: new Map() }
    resources.set(key, made)
    const first = resources.size * 10_000
    for (let at = 0; at < countOf(stream, one); at++)
      made.records.push(recordAt(made.streams, first + at, at))
    return made
  }

  /** Several pages of the first part, and few records of the others. */
  function countOf(stream: Described, { at }: Partition): number {
    if (at > 0) return [2, 0, 1][at % 3] ?? 1
    const size = pageSize(stream.paging, render)
    if (family.parentKeys(stream)) return size <= 3 ? size + 1 : 4
    if (stream.paging.kind === 'none') return 7
    return size <= 200 ? 2 * size + 1 : size + 3
  }

  function recordAt(streams: readonly Described[], number: number, at: number): Made {
    const properties = propertiesOf(streams)
    const record: Made = { not_in_the_schema: `other ${at}` }
    for (const [name, schema] of Object.entries(properties))
      record[name] = madeValue(schema, at + name.length)
    for (const stream of streams) {
      for (const path of [...stream.keys, ...(family.parentKeys(stream) ?? [])])
        putAt(record, path, keyValue(schemaAt(properties, path), number, path))
      if (stream.time) putTime(record, stream, madeTime(stream.time, at, { now: now(), evaluate }), render)
    }
    return record
  }

  function selected(stream: Described): Selected[] {
    const select = selectionOf(stream, evaluate)
    return partitionsOf(stream).flatMap((one) =>
      resourceOf(stream, one).records.flatMap((record) => {
        const made = select(record, { ...namesOf(one), parameters: stream.part.parameters })
        return made ? [{ record: made, names: one.names }] : []
      }),
    )
  }

  function change() {
    const changed = new Set<Resource>()
    for (const table of family.tables) {
      const [first] = family.parentKeys(table) ? [] : partitionsOf(table)
      const resource = first && resourceOf(table, first)
      if (resource && resource.records.length > 0) changed.add(resource)
    }
    for (const resource of changed) changeOne(resource)
  }

  function changeOne({ records, streams }: Resource) {
    const middle = Math.floor(records.length / 2)
    const changed: Made = { ...records[middle] }
    const number = 900_000_000 + resources.size * 10_000 + records.length
    const added = recordAt(streams, number, records.length)
    const field = freeField(streams)
    if (field !== undefined) changed[field] = 'changed ✓'
    for (const stream of streams) {
      putTime(changed, stream, now().getTime() - 25 * 3_600_000, render)
      putTime(added, stream, now().getTime() - 26 * 3_600_000, render)
    }
    records[middle] = changed
    records.push(added)
  }

  /** Returns a text that is neither a key nor a time. */
  function freeField(streams: readonly Described[]): string | undefined {
    const keys = streams.flatMap((stream) => stream.keys.map(([name]) => name))
    const times = streams.flatMap(({ time }) => (time ? timePath(time, render)[0] : []))
    const used = new Set([...keys, ...times])
    const isFree = ([name, schema]: [string, unknown]) =>
      !used.has(name) &&
      isTree(schema) &&
      typesOf(schema).includes('string') &&
      !schema.enum &&
      !schema.format
    return Object.entries(propertiesOf(streams)).find(isFree)?.[0]
  }

  return { partitionsOf, resourceOf, selected, change }
}

const everyPair = (found: Unnumbered[], others: readonly Unnumbered[]): Unnumbered[] =>
  found.flatMap((one) =>
    others.map((other) => ({
      names: { ...one.names, ...other.names },
      placed: [...one.placed, ...other.placed],
    })),
  )

const readList = (text: string) =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((one) => one.trim().replace(/^["']|["']$/g, ''))
    .filter((one) => one !== '')

function keyValue(schema: unknown, number: number, path: readonly string[]): unknown {
  const types = isTree(schema) ? typesOf(schema) : []
  if (types.includes('integer') || (types.includes('number') && !types.includes('string'))) return number
  return `${needed(path.at(-1), 'a name').replace(/\W/g, '')}-${number}`
}
