import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'

export type AddButtonProps = {
  /** The label, e.g. "Add new Version". */
  children: string
  /** The list is still loading. */
  disabled?: boolean
  /** Called when the user presses the button. */
  onClick: () => void
}

/** The button of a structure page that adds items. */
export const AddButton = ({ children, ...rest }: AddButtonProps) => (
  <Button variant="primary" icon={Plus} {...rest}>
    {children}
  </Button>
)
