import type { Housekeeping, StoredData } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { byteSize, dataKind, dataRetention, operationsMessages } from '@tributary/sdk/operations'
import { useState } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableSort } from '../primitives/DataTable/table-columns.ts'
import { ownElement } from '../theme/own-element.css.ts'
import * as css from './Operations.css.ts'
import { operationsText } from './operations.messages.ts'

export type HousekeepingTableProps = {
  /** The sizes of the stored data, and what is deleted when. */
  housekeeping: Housekeeping
}

const words = operationsMessages.housekeeping

/** What the server stores: sizes by kind of data, and when it is deleted. */
export function HousekeepingTable({
  housekeeping: { databaseBytes, lastRunAt, data },
}: HousekeepingTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'size', direction: 'descending' })
  return (
    <Stack gap={4}>
      <dl className={css.facts}>
        <div className={css.fact}>
          <Text as="dt" size="sm" color="secondary">
            {words.size}
          </Text>
          <dd className={css.value}>{byteSize(databaseBytes)}</dd>
        </div>
        <div className={css.fact}>
          <Text as="dt" size="sm" color="secondary">
            {words.lastRun}
          </Text>
          <dd className={css.value}>{lastRunAt ? <TimeAgo date={lastRunAt} /> : words.never}</dd>
        </div>
      </dl>
      <DataTable
        label={words.label}
        nouns={words.noun}
        empty={words.none}
        columns={columns}
        rows={data}
        csv={{
          organisation: null,
          more: [{ header: operationsText.bytes, text: ({ bytes }) => String(bytes) }],
        }}
        rowKey={({ kind }) => kind}
        sort={sort}
        onSort={setSort}
      />
      <Text as="p" size="sm" color="secondary" className={ownElement}>
        {words.sizes}
      </Text>
    </Stack>
  )
}

/** Numbers sorted as text need the same length. */
const sortable = (value: number) => String(value).padStart(16, '0')

const columns: readonly DataTableColumn<StoredData>[] = [
  {
    id: 'kind',
    get header() {
      return operationsText.kind
    },
    cell: ({ kind }) => dataKind(kind),
    sortBy: ({ kind }) => dataKind(kind),
  },
  {
    id: 'rows',
    get header() {
      return operationsText.rows
    },
    width: '16%',
    cell: ({ rows }) => formatNumber(rows),
    sortBy: ({ rows }) => sortable(rows),
  },
  {
    id: 'size',
    get header() {
      return operationsText.size
    },
    width: '16%',
    cell: ({ bytes }) => byteSize(bytes),
    sortBy: ({ bytes }) => sortable(bytes),
  },
  {
    id: 'deletion',
    get header() {
      return operationsText.deletion
    },
    width: '34%',
    cell: (data) => dataRetention(data),
    sortBy: ({ keptDays, untilExpiry }) => sortable(keptDays ?? (untilExpiry ? 0 : 10 ** 9)),
  },
]
