import { usersMessages } from '@tributary/sdk/users'
import { X } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { usersText } from './users.messages.ts'

export type NoUsersLeftProps = {
  /** Called when the user clears the filters. */
  onClear: () => void
}

/** Shown if the filters match no user, with a button to clear them. */
export const NoUsersLeft = ({ onClear }: NoUsersLeftProps) => (
  <EmptyState
    title={usersMessages.none}
    action={
      <Button icon={X} onClick={onClear}>
        {usersText.clearFilters}
      </Button>
    }
  >
    {usersMessages.noMatch}
  </EmptyState>
)
