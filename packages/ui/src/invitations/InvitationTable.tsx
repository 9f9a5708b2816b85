import { type Invitation, isInvitationExpired } from '@tributary/domain'
import { formatDate, formatList, nouns } from '@tributary/sdk/common'
import { roleTitle } from '@tributary/sdk/users'
import { useMemo } from 'react'
import { Text } from '../layout/Text.tsx'
import { useNowWhen } from '../patterns/clock/Clock.tsx'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { invitationsText } from './invitations.messages.ts'

export type InvitationTableProps = {
  /** The invitations that are not accepted yet. */
  invitations: readonly Invitation[]
  /** The ids of those with a running call, as text. */
  busy: ReadonlySet<string>
  /** Called when the viewer sends one again. */
  onResend: (invitation: Invitation) => void
  /** Called when the viewer withdraws one. */
  onWithdraw: (invitation: Invitation) => void
}

/** The pending invitations of an organisation. */
export function InvitationTable({ invitations, busy, onResend, onWithdraw }: InvitationTableProps) {
  const minute = useNowWhen((at) => Math.floor(at.getTime() / 60_000)).getTime()
  const columns = useMemo(
    () => [...facts(new Date(minute)), actions(onResend, onWithdraw)],
    [minute, onResend, onWithdraw],
  )
  return (
    <DataTable
      label={invitationsText.list}
      nouns={nouns.person}
      columns={columns}
      rows={invitations}
      rowKey={keyOf}
      busy={busy}
      empty={invitationsText.none}
      minWidth={860}
    />
  )
}

const keyOf = ({ id }: Invitation) => String(id)

const facts = (now: Date): DataTableColumn<Invitation>[] => [
  {
    id: 'address',
    header: invitationsText.address,
    cell: ({ emailAddress }) => emailAddress,
    width: '26%',
  },
  { id: 'role', header: invitationsText.role, cell: ({ role }) => roleTitle(role) },
  {
    id: 'access',
    header: invitationsText.access,
    cell: ({ groups, connectors }) =>
      formatList([...groups, ...connectors].map(({ name }) => name)) || invitationsText.nothing,
  },
  {
    id: 'sent',
    header: invitationsText.sent,
    cell: ({ sentAt, invitedBy }) => (
      <span title={invitedBy}>
        <TimeAgo date={sentAt} />
      </span>
    ),
    width: '110px',
  },
  {
    id: 'expires',
    header: invitationsText.expires,
    cell: (invitation) =>
      isInvitationExpired(invitation, now) ? (
        <Text color="danger">{invitationsText.expired}</Text>
      ) : (
        formatDate(invitation.expiresAt, { dateStyle: 'medium' })
      ),
    width: '130px',
  },
]

type Handler = (invitation: Invitation) => void

const actions = (onResend: Handler, onWithdraw: Handler): DataTableColumn<Invitation> => ({
  id: 'actions',
  header: invitationsText.actions,
  kind: 'actions',
  width: '210px',
  cell: (invitation) => (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={invitationsText.resendTo(invitation.emailAddress)}
        onClick={() => onResend(invitation)}
      >
        {invitationsText.resend}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={invitationsText.withdrawOf(invitation.emailAddress)}
        onClick={() => onWithdraw(invitation)}
      >
        {invitationsText.withdraw}
      </Button>
    </>
  ),
})
