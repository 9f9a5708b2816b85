import type { Id } from '@tributary/domain'
import { comma, isolated } from '@tributary/sdk/common'
import { type AccessUserRow, accessMessages, type ReasonView } from '@tributary/sdk/excel'
import { type ReactNode, useCallback } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { MiddleEllipsis } from '../../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import * as css from './Access.css.ts'
import { AccessHead } from './AccessHead.tsx'
import { AccessReport, AccessReportTable, type ReportOrigin, type ReportTable } from './AccessReport.tsx'
import { AccessTable } from './AccessTable.tsx'
import { accessText } from './access.messages.ts'

export type ItemAccessViewProps = {
  /** Returns where a reason for a person's access can be changed. */
  linkTo: (reason: ReasonView, person: AccessUserRow) => string
  /** The name of the structure item. */
  name: string
  /** The reason why it is hidden from every user, e.g. that it is archived. Null without such a reason. */
  obstacle?: string | null
  /** The users with access to it, and the groups that grant it. */
  people: readonly AccessUserRow[]
  /** The name of its parts, e.g. "Sub-areas". Each row opens to those that the user sees. */
  parts?: string | undefined
  /** The item has a status, so some people may have read-only access. */
  withAccess: boolean
  /** Returns the page with everything a user sees. */
  personHref: (id: Id) => string
  /** Needed to print. Without it there is no Print button. */
  origin?: ReportOrigin | undefined
  /** More actions in the head, e.g. a link. */
  actions?: ReactNode
}

const people = {
  get one() {
    return accessText.person
  },
  get many() {
    return accessText.people
  },
}
const email = {
  get header() {
    return accessText.emailAddress
  },
  text: ({ emailAddress }: AccessUserRow) => emailAddress,
}

/** The people who can see an item in Excel, with the reasons. */
export function ItemAccessView(props: ItemAccessViewProps) {
  const { name, obstacle, people: rows, personHref, parts, origin, actions, ...table } = props
  const summary = rows.length > 0 ? accessMessages.seenBy(rows.length) : null
  const drawName = useCallback(
    (row: AccessUserRow) => (
      <Link look="quiet" alone href={personHref(row.id)} className={css.person}>
        <MiddleEllipsis>{row.name}</MiddleEllipsis>
      </Link>
    ),
    [personHref],
  )
  return (
    <Stack gap={4} minWidth={0}>
      <AccessHead name={name} summary={summary} prints={origin !== undefined} actions={actions} />
      {rows.length === 0 ? (
        <EmptyState title={accessMessages.noOne} headingLevel={3}>
          {obstacle}
        </EmptyState>
      ) : (
        <AccessTable
          {...table}
          kind={people}
          rows={rows}
          opens={parts !== undefined}
          more={email}
          drawName={drawName}
        />
      )}
      {origin && (
        <AccessReport heading={accessMessages.report.item(name)} origin={origin}>
          {() => (
            <>
              <p>{summary ?? accessMessages.noOne}</p>
              {rows.length > 0 && (
                <AccessReportTable
                  heading={people.many}
                  rows={rows}
                  columns={columnsOf(parts)}
                  withAccess={table.withAccess}
                />
              )}
            </>
          )}
        </AccessReport>
      )}
    </Stack>
  )
}

const columnsOf = (parts: string | undefined): ReportTable<AccessUserRow>['columns'] => [
  { header: people.one, text: ({ name }) => name },
  email,
  ...(parts === undefined
    ? []
    : [
        {
          header: parts,
          text: (_: AccessUserRow, names: readonly string[]) => names.map(isolated).join(comma()),
        },
      ]),
]
