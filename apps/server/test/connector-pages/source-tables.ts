import { columnsOf, costTables, keyOf } from '../../src/sync/sources/aws/cost-tables.ts'
import { cin7Streams } from '../../src/sync/sources/cin7/cin7-streams.ts'
import { httpMessages } from '../../src/sync/sources/http/http.messages.ts'
import type { HttpStream, Incremental } from '../../src/sync/sources/http/http-stream.ts'
import { onePage } from '../../src/sync/sources/http/paging.ts'
import { tablesOf } from '../../src/sync/sources/http/records.ts'
import { mailchimpStreams } from '../../src/sync/sources/mailchimp/mailchimp-streams.ts'
import { goStreams } from '../../src/sync/sources/poweroffice/poweroffice-streams.ts'
import { streamOf } from '../../src/sync/sources/uniconta/uniconta-streams.ts'
import { unicontaTables } from '../../src/sync/sources/uniconta/uniconta-tables.ts'
import { vendStreams } from '../../src/sync/sources/vend/vend-streams.ts'
import { shopStreams } from '../../src/sync/sources/woocommerce/woocommerce-streams.ts'
import { xeroStreams } from '../../src/sync/sources/xero/xero-streams.ts'

/** A table that a source fills. */
export type SourceTable = {
  readonly name: string
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** How a refresh finds changes; undefined if it reads everything. A table of inner lists has that of its stream. */
  readonly incremental: Incremental | undefined
  /** Made of lists inside the records of another table. */
  readonly isInner: boolean
}

const today = '2026-01-01'
const now = () => new Date(today)

/** The streams of each kind whose tables do not depend on the connected system. */
const streams: Readonly<Record<string, () => readonly HttpStream[]>> = {
  aws: () =>
    costTables.map((table) => ({
      name: table.name,
      request: { path: '' },
      paging: onePage,
      records: [],
      columns: columnsOf(table, 'DAILY'),
      key: keyOf(table),
    })),
  cin7: () => cin7Streams(now),
  mailchimp: () => mailchimpStreams({ hasStores: true }),
  poweroffice: () => goStreams({ startDate: today, today }),
  uniconta: () =>
    unicontaTables.map((table) =>
      streamOf(table, { entity: table.entity, proof: { sendsLinks: false, complete: 0 }, today }, undefined),
    ),
  vend: () => vendStreams().map(({ stream }) => stream),
  woocommerce: () =>
    shopStreams(
      { api: new URL('https://shop.example'), key: '', secret: '', startDate: today, excluded: new Set() },
      { steps: 0 },
    ),
  xero: () => xeroStreams(undefined),
}

/** The kinds whose tables do not depend on the connected system. */
export const kindsWithTables = Object.keys(streams)

/** Returns the tables of a kind by name; none for a kind whose tables depend on the connected system. */
export const sourceTables = (kind: string): readonly SourceTable[] =>
  (streams[kind]?.() ?? [])
    .flatMap((stream) =>
      tablesOf(stream, httpMessages(kind)).map(({ name, key, columns, child }) => ({
        name,
        key,
        columns: columns.map((column) => column.name),
        incremental: stream.incremental,
        isInner: child !== undefined,
      })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1))
