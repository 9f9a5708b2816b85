import type { Id } from '@tributary/domain'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'

export type RowActionsProps = {
  id: Id
  name: string
  /** What else can be done, before "Edit". */
  children?: ReactNode
  onEdit: () => void
  /** Missing where somebody may not delete it. */
  onDelete?: (() => void) | undefined
}

/** What can be done with a row of a table: its buttons say with which when they are read aloud. */
export const RowActions = ({ id, name, children, onEdit, onDelete }: RowActionsProps) => (
  <>
    {children}
    <Button variant="ghost" size="sm" aria-label={`Edit ${name}`} data-edit-row={id} onClick={onEdit}>
      Edit
    </Button>
    {onDelete && (
      <IconButton variant="ghost" size="sm" icon={Trash2} aria-label={`Delete ${name}`} onClick={onDelete} />
    )}
  </>
)

/** Where somebody goes on whose row has gone or was opened by the address: the "Edit" of a row that is drawn. */
export const rowElement = (id: Id): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-edit-row="${CSS.escape(String(id))}"]`)
