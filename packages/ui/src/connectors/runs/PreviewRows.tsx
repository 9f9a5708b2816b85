import type { TablePreview } from '@tributary/domain'
import { Text } from '../../layout/Text.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { RowsTable } from './RowsTable.tsx'
import { runsText } from './runs.messages.ts'

type PreviewRowsProps = { name: string; preview: TablePreview }

/** The rows of a table as stored, and whether there are more. */
export function PreviewRows({ name, preview: { columns, rows, hasMore } }: PreviewRowsProps) {
  if (rows.length === 0) return <EmptyState title={runsText.thisTableHasNoRows} headingLevel={3} />
  return (
    <>
      <RowsTable name={name} columns={columns} rows={rows} />
      <Text as="p" size="sm" color="secondary">
        {hasMore ? runsText.theFirstRows(rows.length) : runsText.allRows(rows.length)}
      </Text>
    </>
  )
}
