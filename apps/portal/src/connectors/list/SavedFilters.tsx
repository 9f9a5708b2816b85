import { can, type Id, type SessionUser } from '@tributary/domain'
import { useSavedFilters } from '@tributary/react'
import type { TriageFilter } from '@tributary/sdk/connectors'
import {
  DeleteSavedFilterDialog,
  SavedFilterChips,
  SavedFilterDialog,
  savedFiltersElement,
} from '@tributary/ui'
import { useSavedFilterDialog } from './use-saved-filter-dialog.ts'

export type SavedFiltersProps = {
  organisationId: Id
  viewer: SessionUser
  filter: TriageFilter
  onFilter: (filter: TriageFilter) => void
}

/** The saved filters of an organisation. The list works without them, so a failed load shows nothing. */
export function SavedFilters({ organisationId, viewer, filter, onFilter }: SavedFiltersProps) {
  const { data: saved } = useSavedFilters(organisationId)
  const { step, change, save, startSaving, remove, ...dialog } = useSavedFilterDialog(organisationId, filter)
  const { busy, error, forget, close: onClose } = dialog
  const shared = { busy, error, onClose, returnFocus: savedFiltersElement }
  return (
    <>
      <SavedFilterChips
        saved={saved ?? []}
        filter={filter}
        viewer={viewer}
        onFilter={onFilter}
        onSave={saved && startSaving}
        onChange={change}
      />
      {step?.kind === 'delete' && (
        <DeleteSavedFilterDialog {...shared} saved={step.saved} onConfirm={remove} />
      )}
      {step && step.kind !== 'delete' && (
        <SavedFilterDialog
          {...shared}
          saved={step.saved}
          canShare={can(viewer, 'connectors.edit')}
          onDismissError={forget}
          onSave={save}
        />
      )}
    </>
  )
}
