import { comma, isolated } from '@tributary/sdk/common'
import { type AccessRow, accessMessages, type PersonAccess } from '@tributary/sdk/excel'
import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { AccessHead } from './AccessHead.tsx'
import { AccessReport, AccessReportTable, type ReportOrigin, type ReportTable } from './AccessReport.tsx'
import { AccessTable } from './AccessTable.tsx'
import { accessText } from './access.messages.ts'
import type { ReasonsProps } from './Reasons.tsx'

export type PersonAccessViewProps = Pick<ReasonsProps, 'linkTo'> & {
  /** The full name of the user. */
  name: string
  /** What the user may see, and the groups that grant it. */
  access: PersonAccess
  /** Links to the pages that give access, for a user who sees nothing. */
  ways: ReactNode
  /** More links about the user, next to Print. */
  actions?: ReactNode
  /** Needed to print. Without it there is no Print button. */
  origin?: ReportOrigin | undefined
}

const { kinds } = accessMessages

/** Everything a user sees in Excel with the reasons, or why the user sees nothing. */
export function PersonAccessView({ name, access, ways, actions, linkTo, origin }: PersonAccessViewProps) {
  const { areas, versions, entities, helperTables, nothing } = access
  const tables = [
    { kind: kinds.area, rows: areas, parts: kinds.subarea.many, withAccess: true },
    { kind: kinds.version, rows: versions, parts: kinds.milestone.many, withAccess: true },
    { kind: kinds.entity, rows: entities },
    { kind: kinds['helper-table'], rows: helperTables, withAccess: true },
  ].filter(({ rows }) => rows.length > 0)
  const summary = nothing === null ? accessMessages.totals(access.totals) : null
  return (
    <Stack gap={4} minWidth={0}>
      <AccessHead name={name} summary={summary} prints={origin !== undefined} actions={actions} />
      {nothing !== null && (
        <EmptyState title={accessText.seesNothing} headingLevel={3} action={ways}>
          {nothing}
        </EmptyState>
      )}
      {tables.map(({ parts, ...table }) => (
        <AccessTable key={table.kind.one} {...table} opens={parts !== undefined} linkTo={linkTo} />
      ))}
      {origin && (
        <AccessReport heading={accessMessages.report.person(name)} origin={origin}>
          {() => (
            <>
              <p>{nothing ?? summary}</p>
              {tables.map(({ kind, rows, parts, withAccess = false }) => (
                <AccessReportTable
                  key={kind.one}
                  heading={kind.many}
                  rows={rows}
                  columns={columnsOf(kind.one, parts)}
                  withAccess={withAccess}
                />
              ))}
            </>
          )}
        </AccessReport>
      )}
    </Stack>
  )
}

const columnsOf = (name: string, parts: string | undefined): ReportTable['columns'] => [
  { header: name, text: (row) => row.name },
  ...(parts === undefined
    ? []
    : [
        {
          header: parts,
          text: (_: AccessRow, names: readonly string[]) => names.map(isolated).join(comma()),
        },
      ]),
]
