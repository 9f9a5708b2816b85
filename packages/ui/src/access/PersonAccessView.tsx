import { accessMessages, type PersonAccess } from '@tributary/sdk/rules'
import type { ReactNode } from 'react'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import * as css from './Access.css.ts'
import { AccessHead } from './AccessHead.tsx'
import { AccessTable } from './AccessTable.tsx'
import type { ReasonsProps } from './Reasons.tsx'

export type PersonAccessViewProps = Pick<ReasonsProps, 'linkTo'> & {
  name: string
  access: PersonAccess
  /** Where somebody who sees nothing can be given something. */
  ways: ReactNode
}

const { kinds } = accessMessages

/** Everything one person sees in Excel and because of what, or why it is nothing. */
export function PersonAccessView({ name, access, ways, linkTo }: PersonAccessViewProps) {
  const { areas, versions, entities, helperTables, nothing } = access
  const tables = [
    { kind: kinds.area, rows: areas, opens: true, withAccess: true },
    { kind: kinds.version, rows: versions, opens: true, withAccess: true },
    { kind: kinds.entity, rows: entities },
    { kind: kinds['helper-table'], rows: helperTables, withAccess: true },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <div className={css.view}>
      <AccessHead name={name} summary={nothing === null ? accessMessages.totals(access.totals) : null} />
      {nothing !== null && (
        <EmptyState title="Sees nothing" headingLevel={3} action={ways}>
          {nothing}
        </EmptyState>
      )}
      {tables.map((table) => (
        <AccessTable key={table.kind.one} {...table} linkTo={linkTo} />
      ))}
    </div>
  )
}
