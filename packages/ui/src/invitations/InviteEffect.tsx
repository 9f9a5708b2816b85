import { type InviteCounts, invitationsMessages } from '@tributary/sdk/users'
import { Button } from '../primitives/Button/Button.tsx'
import { invitationsText } from './invitations.messages.ts'

type InviteEffectProps = { counts: InviteCounts; onFirstError: () => void }

/** What sending does, and the way to the first error of a long table. */
export const InviteEffect = ({
  counts: { adds, skips, errors, replaces },
  onFirstError,
}: InviteEffectProps) => (
  <>
    {invitationsMessages.effect(adds, skips, errors, replaces)}{' '}
    {errors > 0 && (
      <Button size="sm" onClick={onFirstError}>
        {invitationsText.firstError}
      </Button>
    )}
  </>
)
