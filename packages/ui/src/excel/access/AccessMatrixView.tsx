import type { AccessMatrix, MatrixKind } from '@tributary/domain'
import { comma, nameSearch, nouns, userSearch } from '@tributary/sdk/common'
import { accessMessages } from '@tributary/sdk/excel'
import { Printer } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CsvButton } from '../../primitives/CsvButton/CsvButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import * as css from './AccessMatrix.css.ts'
import { AccessMatrixGrid, type MatrixLinks } from './AccessMatrixGrid.tsx'
import { AccessMatrixLegend } from './AccessMatrixLegend.tsx'
import { AccessMatrixReport } from './AccessMatrixReport.tsx'
import type { ReportOrigin } from './AccessReport.tsx'
import { accessText } from './access.messages.ts'
import { matrixCsv, matrixParts } from './matrix-parts.ts'

export type AccessMatrixViewProps = MatrixLinks & {
  /** The kind of the items, for the headings and the counts. */
  kind: MatrixKind
  /** What each person sees of each item. Compute it once: `accessMatrix` or `connectorMatrix` of the domain. */
  matrix: AccessMatrix
  /** The organisation and the user, for the printed report and the name of the file. */
  origin: ReportOrigin
  /** Before the searches, e.g. the choice of the kind. */
  toolbar?: ReactNode
}

const nounOf = {
  area: 'area',
  version: 'version',
  entity: 'entity',
  'helper-table': 'helper table',
  connector: 'connector',
} as const

/** Who sees what in a grid of people and items, with searches, Print and a CSV file of the shown part. */
export function AccessMatrixView({ kind, matrix, origin, toolbar, ...links }: AccessMatrixViewProps) {
  const [people, setPeople] = useState('')
  const [items, setItems] = useState('')
  const { rows, columns } = useShown(matrix, people, items)
  const noun = nouns[nounOf[kind]]
  const heading = accessMessages.matrix.report(noun.many)
  return (
    <Stack gap={3} minWidth={0}>
      <div className={css.toolbar}>
        {toolbar}
        <SearchField
          label={accessText.searchPeople}
          value={people}
          onChange={setPeople}
          className={css.search}
        />
        <SearchField
          label={accessText.searchItems}
          value={items}
          onChange={setItems}
          className={css.search}
        />
        <p role="status" className={css.count}>
          {[nouns.person.counted(rows.length), noun.counted(columns.length)].join(comma())}
        </p>
        <Button size="sm" variant="ghost" icon={Printer} onClick={() => window.print()}>
          {accessMessages.print}
        </Button>
        <CsvButton
          size="sm"
          variant="ghost"
          columns={matrixCsv(columns)}
          rows={rows}
          subject={heading}
          organisation={origin.organisation}
          exports="access"
        />
      </div>
      {rows.length === 0 || columns.length === 0 ? (
        <EmptyState title={people || items ? accessText.noMatch : accessText.noItems} />
      ) : (
        <>
          <AccessMatrixLegend />
          <AccessMatrixGrid label={heading} rows={rows} columns={columns} {...links} />
        </>
      )}
      <AccessMatrixReport heading={heading} rows={rows} columns={columns} origin={origin} />
    </Stack>
  )
}

/** The rows by first name and the columns by name, reduced to those that match the searches. */
function useShown(matrix: AccessMatrix, people: string, items: string) {
  const sorted = useMemo(() => matrixParts(matrix), [matrix])
  const findPeople = useMemo(() => userSearch(sorted.rows), [sorted])
  const findItems = useMemo(() => nameSearch(sorted.columns, ({ name }) => name), [sorted])
  const rows = useMemo(() => findPeople(people), [findPeople, people])
  const columns = useMemo(() => findItems(items), [findItems, items])
  return { rows, columns }
}
