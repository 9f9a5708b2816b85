import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'

export type AddButtonProps = {
  /** The specification's own words, e.g. "Add new Version". */
  children: string
  /** What it adds to is still loading. */
  disabled?: boolean
  onClick: () => void
}

/** The one thing a page of the structure is for: adding to it. */
export const AddButton = ({ children, ...rest }: AddButtonProps) => (
  <Button variant="primary" icon={Plus} {...rest}>
    {children}
  </Button>
)
