import { type MemberAccess, type PastAccess, roles } from '@tributary/domain'
import { comma, formatDate, isolated, nouns } from '@tributary/sdk/common'
import { accessMessages } from '@tributary/sdk/excel'
import { roleTitle, userStatusLabel } from '@tributary/sdk/users'
import { Printer } from 'lucide-react'
import { DayField } from '../audit/DayField.tsx'
import { AccessReport, type ReportOrigin } from '../excel/access/AccessReport.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { ownElement } from '../theme/own-element.css.ts'
import { pastAccessText } from './past-access.messages.ts'

export type PastAccessViewProps = {
  /** The day, e.g. `2026-11-21`. */
  day: string
  /** Called with another day. */
  onDay: (day: string) => void
  /** The access at the end of that day, and from when on the log is complete. */
  access: PastAccess
  /** Whether the log has entries of before the day. Without them, older changes may have been deleted. */
  reaches: boolean
  /** The organisation and the user, for the printed report and the name of the file. */
  origin: ReportOrigin
}

/** Who had access to what on a past day: the report for an auditor, to read, print and download. */
export function PastAccessView({ day, onDay, access, reaches, origin }: PastAccessViewProps) {
  const heading = pastAccessText.heading(formatDate(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' }))
  const doubts = doubtsOf(access, reaches)
  return (
    <Stack gap={4} minWidth={0}>
      <Inline gap={3} wrap>
        <DayField label={pastAccessText.day} value={day} onChange={(next) => next && onDay(next)} />
        <Button size="sm" variant="ghost" icon={Printer} onClick={() => window.print()}>
          {accessMessages.print}
        </Button>
      </Inline>
      {doubts.length > 0 && (
        <Banner tone="warning">
          {doubts.map((doubt) => (
            <p key={doubt} className={ownElement}>
              {doubt}
            </p>
          ))}
        </Banner>
      )}
      <DataTable
        label={heading}
        nouns={nouns.person}
        columns={columns}
        rows={access.members}
        rowKey={({ id }) => String(id)}
        searchBy={({ name, emailAddress }) => `${name} ${emailAddress}`}
        empty={pastAccessText.none}
        minWidth={860}
        csv={{ organisation: origin.organisation }}
      />
      <AccessReport heading={heading} origin={origin}>
        {() => <Printed heading={heading} access={access} doubts={doubts} />}
      </AccessReport>
    </Stack>
  )
}

/** Why the report may lack something. */
const doubtsOf = ({ completeSince }: PastAccess, reaches: boolean): string[] => [
  ...(completeSince
    ? [pastAccessText.completeSince(formatDate(completeSince, { dateStyle: 'long', timeStyle: 'short' }))]
    : []),
  ...(reaches ? [] : [pastAccessText.notReached]),
]

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => isolated(name)).join(comma())
const role = ({ role: name }: MemberAccess) =>
  name === null ? '' : roleTitle({ displayName: roles.find((one) => one.name === name)?.displayName ?? name })
const status = ({ status: name }: MemberAccess) => (name === null ? '' : userStatusLabel({ name }))

const facts = [
  { id: 'name', header: () => pastAccessText.name, text: ({ name }: MemberAccess) => name },
  {
    id: 'emailAddress',
    header: () => pastAccessText.emailAddress,
    text: ({ emailAddress }: MemberAccess) => emailAddress,
  },
  { id: 'role', header: () => pastAccessText.role, text: role },
  { id: 'status', header: () => pastAccessText.status, text: status },
  { id: 'groups', header: () => pastAccessText.groups, text: ({ groups }: MemberAccess) => names(groups) },
  {
    id: 'connectors',
    header: () => pastAccessText.connectors,
    text: ({ connectors }: MemberAccess) => names(connectors),
  },
]

const wrapping: ReadonlySet<string> = new Set(['name', 'emailAddress', 'role', 'groups', 'connectors'])

const columns: readonly DataTableColumn<MemberAccess>[] = facts.map(({ id, header, text }) => ({
  id,
  get header() {
    return header()
  },
  // These texts wrap, because a report must show them in full.
  cell: wrapping.has(id) ? (member) => <Names>{text(member)}</Names> : text,
  csv: text,
  sortBy: text,
  ...(id === 'connectors' && { width: '28%' }),
}))

const Names = ({ children }: { children: string }) => (
  <Text as="span" display="block" paddingY={2} overflowWrap="anywhere">
    {children}
  </Text>
)

type PrintedProps = { heading: string; access: PastAccess; doubts: readonly string[] }

const Printed = ({ heading, access, doubts }: PrintedProps) => (
  <>
    {doubts.map((doubt) => (
      <p key={doubt}>{doubt}</p>
    ))}
    <table aria-label={heading}>
      <thead>
        <tr>
          {facts.map(({ id, header }) => (
            <th key={id} scope="col">
              {header()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {access.members.map((member) => (
          <tr key={member.id}>
            {facts.map(({ id, text }) => (
              <td key={id}>{text(member)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
)
