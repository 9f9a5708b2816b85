import type { ConnectionSample as Sample, SampleTable } from '@tributary/domain'
import { editorMessages } from '@tributary/sdk/connectors'
import { Text } from '../../layout/Text.tsx'
import { RowsTable } from '../runs/RowsTable.tsx'
import * as css from './ConnectorEditor.css.ts'

const words = editorMessages.test.sample

/** The tables or files that a refresh would load, each with its first rows. The first one is open. */
export const ConnectionSample = ({ sample: { tables, more } }: { sample: Sample }) => (
  <div className={css.sample}>
    <Text as="p" size="sm" fontWeight="medium">
      {words.heading}
    </Text>
    {tables.map((table, place) => (
      <details key={table.name} open={place === 0}>
        <summary className={css.sampleName}>
          <bdi>{table.name}</bdi>{' '}
          {table.rows !== null && (
            <Text as="span" size="sm" color="secondary">
              {words.rows(table.rows)}
            </Text>
          )}
        </summary>
        <FirstRows table={table} />
      </details>
    ))}
    {more > 0 && (
      <Text as="p" size="sm" color="secondary">
        {words.more(more)}
      </Text>
    )}
  </div>
)

const FirstRows = ({ table: { name, columns, firstRows } }: { table: SampleTable }) =>
  columns.length > 0 ? (
    <RowsTable
      name={name}
      columns={columns.map((column) => ({ name: column }))}
      rows={firstRows.map((row) => row.map((value) => value ?? ''))}
    />
  ) : (
    <Text as="p" size="sm" color="secondary">
      {words.unread}
    </Text>
  )
