import type { Client } from '@tributary/domain'
import { DeleteOrganisationDialog } from '@tributary/ui'
import { useDeleteOrganisation } from './use-delete-organisation.ts'

type OrganisationDeletionProps = {
  organisation: Client
  /** Called when the organisation is kept. */
  onKeep: () => void
  /** Called once it is deleted. */
  onDeleted: () => void
}

/** The dialog that deletes an organisation. */
export function OrganisationDeletion({ organisation, onKeep, onDeleted }: OrganisationDeletionProps) {
  const { busy, error, dismissError, remove } = useDeleteOrganisation(organisation, onDeleted)
  return (
    <DeleteOrganisationDialog
      organisation={organisation}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      onDelete={remove}
      onClose={onKeep}
    />
  )
}
