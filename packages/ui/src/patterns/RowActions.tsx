import type { Id } from '@tributary/domain'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import { LineageLink } from './LineageLink.tsx'
import { patternsText } from './patterns.messages.ts'

export type RowActionsProps = {
  /** The id of the row's item. */
  id: Id
  /** The name of the row's item. It completes the accessible names: "Edit Budget". */
  name: string
  /** More actions, before "Edit". */
  children?: ReactNode
  /** The address with the lineage of the item. Without it, there is no link. */
  lineageHref?: string | undefined
  /** Called when the user presses Edit. */
  onEdit: () => void
  /** Left out for users who must not delete. */
  onDelete?: (() => void) | undefined
}

/** The actions of a table row. The accessible names of its buttons contain the row's name. */
export const RowActions = ({ id, name, children, lineageHref, onEdit, onDelete }: RowActionsProps) => (
  <>
    {children}
    <Button
      variant="ghost"
      size="sm"
      aria-label={patternsText.editNamed(name)}
      data-edit-row={id}
      onClick={onEdit}
    >
      {patternsText.edit}
    </Button>
    {lineageHref !== undefined && <LineageLink name={name} href={lineageHref} />}
    {onDelete && (
      <IconButton
        writes
        variant="ghost"
        size="sm"
        icon={Trash2}
        aria-label={patternsText.deleteNamed(name)}
        onClick={onDelete}
      />
    )}
  </>
)

/** Returns the "Edit" button of a drawn row, to focus it after a dialog closes or when the address opened the row. */
export const rowElement = (id: Id): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-edit-row="${CSS.escape(String(id))}"]`)
