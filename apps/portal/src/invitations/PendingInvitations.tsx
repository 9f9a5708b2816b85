import type { Id, Invitation } from '@tributary/domain'
import { invitationsMessages } from '@tributary/sdk/users'
import { ConfirmDialog, InvitationPanel, InvitationTable } from '@tributary/ui'
import { useState } from 'react'
import { pageHeading } from '../page/use-screen-focus.ts'
import { invitationsText } from './invitations.messages.ts'
import { useInvitations } from './use-invitations.ts'

/** The pending invitations of an organisation. Nothing without one. */
export function PendingInvitations({ organisationId }: { organisationId: Id }) {
  const { invitations, busy, resend, withdraw } = useInvitations(organisationId)
  const [leaving, setLeaving] = useState<Invitation | null>(null)
  if (invitations.length === 0) return null
  return (
    <InvitationPanel count={invitations.length}>
      <InvitationTable
        invitations={invitations}
        busy={busy}
        onResend={(invitation) => void resend(invitation)}
        onWithdraw={setLeaving}
      />
      {leaving && (
        <ConfirmDialog
          title={invitationsMessages.withdrawal(leaving.emailAddress)}
          action={invitationsText.withdraw}
          onConfirm={() => {
            void withdraw(leaving)
            setLeaving(null)
          }}
          onClose={() => setLeaving(null)}
          returnFocus={pageHeading}
        >
          {invitationsMessages.withdrawalMeans}
        </ConfirmDialog>
      )}
    </InvitationPanel>
  )
}
