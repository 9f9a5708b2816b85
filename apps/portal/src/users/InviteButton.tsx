import { Button } from '@tributary/ui'
import { invitationsText } from '../invitations/invitations.messages.ts'

/** Opens the form that invites people. */
export const InviteButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick}>{invitationsText.invite}</Button>
)
