import { usersMessages } from '@tributary/sdk/users'
import { UserPlus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'

export type AddUserButtonProps = {
  /** The form is on its way. */
  opening?: boolean
  /** The users are still loading. */
  disabled?: boolean
  onClick?: () => void
}

/** Opens the form for a new user (requirement USER-03). */
export const AddUserButton = ({ opening = false, ...rest }: AddUserButtonProps) => (
  <Button variant="primary" icon={UserPlus} block loading={opening} {...rest}>
    {usersMessages.add}
  </Button>
)
