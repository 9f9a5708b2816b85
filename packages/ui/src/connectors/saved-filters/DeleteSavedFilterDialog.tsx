import type { SavedFilter } from '@tributary/domain'
import { ConfirmDialog, type ConfirmDialogProps } from '../../patterns/dialogs/ConfirmDialog.tsx'
import { savedFiltersText } from './saved-filters.messages.ts'

export type DeleteSavedFilterDialogProps = Pick<
  ConfirmDialogProps,
  'busy' | 'error' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  /** The filter to delete. */
  saved: SavedFilter
}

/** Confirms the deletion of a saved filter, and says whom it concerns. */
export const DeleteSavedFilterDialog = ({ saved, ...dialog }: DeleteSavedFilterDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title={savedFiltersText.deleteTitle(saved.name)}
    action={savedFiltersText.actions.delete}
  >
    {saved.shared ? savedFiltersText.deleteShared : savedFiltersText.deleteOwn}
  </ConfirmDialog>
)
