import type { ConnectorTable, TablePreview as Preview } from '@tributary/domain'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { TimeAgo } from '../../patterns/clock/TimeAgo.tsx'
import { LoadError, type LoadErrorProps } from '../../patterns/errors/LoadError.tsx'
import { LineageLink } from '../../patterns/LineageLink.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DataTableSkeleton } from '../../primitives/DataTable/DataTableSkeleton.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { runsText } from './runs.messages.ts'

/** Data that is loading, loaded or failed. */
export type Loaded<Data> =
  | { state: 'loading' }
  | { state: 'failed'; failure: LoadErrorProps }
  | { state: 'ready'; data: Data }

export type TablePreviewProps = {
  /** The connector's name: the dialog is called "Tables of {name}". */
  name: string
  /** The tables of the connector, or the state of their loading. */
  tables: Loaded<readonly ConnectorTable[]>
  /** The selected table. Null selects the first. */
  chosen: ConnectorTable | null
  /** Called with the table the user opens. */
  onChoose: (table: ConnectorTable) => void
  /** Returns the address with the lineage of a table. Without it, there is no link. */
  lineageHrefOf?: ((table: ConnectorTable) => string) | undefined
  /** The first rows of the open table, or the state of their loading. */
  preview: Loaded<Preview>
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
}

/** The tables that a connector's refreshes have written, and the first rows of one. */
export function TablePreview({ name, tables, onClose, ...rest }: TablePreviewProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={runsText.tablesOf(name)}
      footer={
        <DialogCancel>
          <Button size="lg">{runsText.close}</Button>
        </DialogCancel>
      }
    >
      {tables.state === 'loading' && <DataTableSkeleton label={runsText.loadingTables} />}
      {tables.state === 'failed' && <LoadError {...tables.failure} />}
      {tables.state === 'ready' && <Tables {...rest} tables={tables.data} />}
    </Dialog>
  )
}

type TablesProps = Pick<TablePreviewProps, 'chosen' | 'onChoose' | 'preview' | 'lineageHrefOf'> & {
  tables: readonly ConnectorTable[]
}

const keyOf = ({ schema, name }: ConnectorTable) => JSON.stringify([schema, name])

function Tables({ tables, chosen, onChoose, preview, lineageHrefOf }: TablesProps) {
  const table = chosen ?? tables[0]
  if (!table)
    return (
      <EmptyState title={runsText.noTablesYet} headingLevel={3}>
        {runsText.theyAreHereOnceA}
      </EmptyState>
    )
  const choose = (key: string) => {
    const found = tables.find((one) => keyOf(one) === key)
    if (found) onChoose(found)
  }
  return (
    <Stack gap={4}>
      <Select
        label={runsText.table}
        value={keyOf(table)}
        onChange={choose}
        options={tables.map((one) => ({ value: keyOf(one), label: `${one.schema}.${one.name}` }))}
      />
      <Inline justifyContent="space-between" gap={2}>
        <Text as="p" size="sm" color="secondary">
          {runsText.inItsLastRefresh(table.rows)}
          {table.refreshedAt && (
            <>
              , <TimeAgo date={table.refreshedAt} />
            </>
          )}
          .
        </Text>
        {lineageHrefOf && <LineageLink name={table.name} href={lineageHrefOf(table)} />}
      </Inline>
      <Rows table={table} preview={preview} />
    </Stack>
  )
}

function Rows({ table, preview }: { table: ConnectorTable; preview: TablePreviewProps['preview'] }) {
  if (preview.state === 'loading') return <DataTableSkeleton label={runsText.loadingNamed(table.name)} />
  if (preview.state === 'failed') return <LoadError {...preview.failure} />
  return <PreviewRows name={table.name} preview={preview.data} />
}
