import type { Column } from '../../http/http-stream.ts'
import { textOf } from '../expressions/values.ts'
import type { Component, Scope } from '../manifest/component.ts'
import type { Connection } from './auth.ts'
import { readShape } from './columns.ts'
import { readCursor, type TimeCursor } from './cursor.ts'
import { checkTally, type Listing, newTally, type Reading, type Rulebook, readListing } from './listing.ts'
import { readPager } from './pagination.ts'
import {
  type Parents,
  type Partition,
  type Partitions,
  readPartitions,
  sliceScope,
  wholePartition,
} from './partitions.ts'
import { readRequester } from './requester.ts'
import { readSelector } from './selector.ts'
import type { Item } from './transformations.ts'

/** A stream of a manifest that can be read. */
export type AirbyteStream = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly key: readonly string[]
  readonly listing: Listing
  readonly cursor: TimeCursor | undefined
  readonly partitions: Partitions | undefined
}

/** Records, and the instant before which everything has been read with them. */
export type Batch = {
  readonly records: readonly Item[]
  /** The partition that they are in. */
  readonly slice: Partition['names']
  readonly readUntilMs?: number
}

const DEEPEST = 5

/** Reads a stream; undefined if its problems leave nothing to read. */
export function readStream(component: Component, depth = 0): AirbyteStream | undefined {
  if (!component.isOneOf('DeclarativeStream', 'StateDelegatingStream')) return undefined
  component.refuse('full_refresh_stream', 'file_uploader')
  const retriever = component.child('retriever', 'SimpleRetriever')
  if (!retriever) component.problem('has no retriever')
  if (!retriever?.isOneOf('SimpleRetriever')) return undefined
  checkDecoder(retriever)
  const requester = readRequester(retriever, 'requester')
  const name = textOf(component.get('name') ?? '')
  const { columns, key } = depth === 0 ? readShape(component) : { columns: [], key: [] }
  const incremental = component.child('incremental_sync')
  const cursor = incremental && readCursor(incremental, key.length > 0)
  const listing = { name, pager: readPager(retriever), selector: readSelector(retriever, component) }
  const partitions = readPartitions(retriever, parentsAt(depth))
  const tokenAlone = retriever.get('ignore_stream_slicer_parameters_on_paginated_requests') === true
  return (
    requester && { name, columns, key, listing: { ...listing, requester, tokenAlone }, cursor, partitions }
  )
}

function checkDecoder(retriever: Component) {
  const decoder = retriever.child('decoder')
  decoder?.isOneOf('JsonDecoder')
}

const parentsAt =
  (depth: number): Parents =>
  (config) => {
    const component = config.child('stream', 'DeclarativeStream')
    if (!component || depth >= DEEPEST) {
      config.problem(component ? 'has too many levels of parents' : 'has no stream')
      return undefined
    }
    const stream = readStream(component, depth + 1)
    return stream && ((scope, connection) => parentRecords(stream, scope, connection))
  }

async function* parentRecords(stream: AirbyteStream, scope: Scope, connection: Connection) {
  for await (const { records, slice } of readBatches(stream, scope, undefined, connection))
    for (const record of records) yield { record, slice }
}

/** Yields the records of a stream from a time on. */
export async function* readBatches(
  stream: AirbyteStream,
  scope: Scope,
  fromMs: number | undefined,
  connection: Connection,
): AsyncGenerator<Batch> {
  const { listing, cursor, partitions } = stream
  const reading: Reading = { connection, rulebook: rulebookOf(connection), tally: newTally() }
  const intervals = cursor?.intervals(scope, fromMs) ?? [{ names: {}, additions: [], endMs: 0 }]
  for await (const partition of (partitions ?? wholePartition)(scope, connection)) {
    const slice = partition.names
    for (const interval of intervals) {
      const on = sliceScope(scope, partition, interval.names)
      const additions = [...partition.additions, ...interval.additions]
      for await (const records of readListing(listing, on, additions, reading)) yield { records, slice }
      if (!partitions && cursor?.hasSteps) yield { records: [], slice, readUntilMs: interval.endMs }
    }
  }
  checkTally(listing, reading.tally)
}

const rulebooks = new WeakMap<Connection['tokens'], Rulebook>()

/** Returns the rules of the requests of a source. */
export function rulebookOf({ tokens }: Pick<Connection, 'tokens'>): Rulebook {
  const known = rulebooks.get(tokens) ?? new WeakMap()
  rulebooks.set(tokens, known)
  return known
}
