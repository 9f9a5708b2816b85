import { usersMessages } from '@tributary/sdk/users'
import { UserPlus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'

export type AddUserButtonProps = {
  /** True while the form opens. */
  opening?: boolean
  /** True while the users load. */
  disabled?: boolean
  /** Called when the user presses the button. */
  onClick?: () => void
}

/** Opens the form for a new user. */
export const AddUserButton = ({ opening = false, ...rest }: AddUserButtonProps) => (
  <Button variant="primary" icon={UserPlus} loading={opening} {...rest}>
    {usersMessages.add}
  </Button>
)
