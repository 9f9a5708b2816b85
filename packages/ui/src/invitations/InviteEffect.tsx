import { type InviteCounts, invitationsMessages } from '@tributary/sdk/users'
import { Button } from '../primitives/Button/Button.tsx'
import { invitationsText } from './invitations.messages.ts'

type InviteEffectProps = {
  counts: InviteCounts
  gets: { groups: number; connectors: number }
  onFirstError: () => void
}

/** What sending does, and the way to the first error of a long table. */
export const InviteEffect = ({
  counts: { adds, skips, errors, replaces },
  gets,
  onFirstError,
}: InviteEffectProps) => (
  <>
    {invitationsMessages.effect(adds, skips, errors, replaces)}{' '}
    {adds + replaces > 0 &&
      gets.groups + gets.connectors > 0 &&
      `${invitationsMessages.gets(adds + replaces, gets.groups, gets.connectors)} `}
    {errors > 0 && (
      <Button size="sm" onClick={onFirstError}>
        {invitationsText.firstError}
      </Button>
    )}
  </>
)
