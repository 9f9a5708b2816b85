import type { SecurityGroup } from '@tributary/domain'
import { groupsMessages } from '@tributary/sdk/rules'
import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { IconButton } from '../primitives/Button/IconButton.tsx'
import * as css from './Groups.css.ts'

export type GroupActionsProps = {
  group: SecurityGroup
  onEdit: (group: SecurityGroup) => void
  /** Only superadmins delete groups; for everybody else there is no button (requirement GROUP-04). */
  onDelete?: ((group: SecurityGroup) => void) | undefined
}

/** What can be done with a security group. */
export const GroupActions = ({ group, onEdit, onDelete }: GroupActionsProps) => (
  <div className={css.actions}>
    <Button
      variant="ghost"
      size="sm"
      icon={Pencil}
      className={css.action}
      aria-label={groupsMessages.edited(group.name)}
      data-edit-group={group.id}
      onClick={() => onEdit(group)}
    >
      Edit
    </Button>
    {onDelete && (
      <IconButton
        variant="ghost"
        size="sm"
        icon={Trash2}
        className={css.action}
        aria-label={groupsMessages.deleted(group.name)}
        onClick={() => onDelete(group)}
      />
    )}
  </div>
)

/** The button "Edit" of a group, where somebody goes on who has deleted the one before it. */
export function groupElement(id: SecurityGroup['id']): HTMLElement | null {
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-edit-group]')]
  return drawn.find(({ dataset }) => dataset.editGroup === String(id)) ?? null
}
