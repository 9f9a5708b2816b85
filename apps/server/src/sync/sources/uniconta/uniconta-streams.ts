import type { HttpStream, RecordPage, StreamRead } from '../http/http-stream.ts'
import { ownPositions } from '../http/own-positions.ts'
import { onePage } from '../http/paging.ts'
import { readLedger, type TableContext } from './ledger-reader.ts'
import { readList } from './odata-list.ts'
import { rowIdentity } from './row-identity.ts'
import { unicontaMessages } from './uniconta.messages.ts'
import { keyOf, type UnicontaTable, WINDOW } from './uniconta-tables.ts'

/**
 * Reads everything once a week. Postings may be dated months back, for example when a year is closed, and nothing says
 * when a row was changed.
 */
const weekly = ownPositions('week')

/** Fields that OData may add to rows. */
const annotations = ['@odata.id', '@odata.etag', '@odata.editLink', '@odata.type']

/** Returns the stream of a table. `company` is undefined where the user's default one is read. */
export const streamOf = (
  table: UnicontaTable,
  context: TableContext,
  company: string | undefined,
): HttpStream => ({
  name: table.name,
  request: { path: context.entity },
  paging: onePage,
  records: ['value'],
  columns: table.columns,
  key: keyOf(table),
  leftOut: [...table.leftOut, ...annotations],
  ...(table.isLedger
    ? {
        removedBy: WINDOW,
        incremental: weekly,
        pages: (read) => readLedger(table, context, read),
      }
    : { pages: (read) => readWhole(table, context, { read, company }) }),
})

type Whole = { read: StreamRead; company: string | undefined }

async function* readWhole(
  table: UnicontaTable,
  { entity, proof }: TableContext,
  { read, company }: Whole,
): AsyncGenerator<RecordPage> {
  const { identified, fieldsOf } = rowIdentity(table)
  const list = { table: table.name, request: { path: entity }, proof, fieldsOf }
  let count = 0
  for await (const rows of readList(read, list)) {
    const records = identified(rows)
    count += records.length
    yield { records }
  }
  if (table.name === 'companies' && company === undefined && count > 1)
    read.warn(unicontaMessages.severalCompanies(count))
}
