import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'

export type AddButtonProps = {
  /** The specification's own words, e.g. "Add new Version". */
  children: string
  onClick: () => void
}

/** The one thing a page of the structure is for: adding to it. */
export const AddButton = ({ children, onClick }: AddButtonProps) => (
  <Button variant="primary" icon={Plus} onClick={onClick}>
    {children}
  </Button>
)
