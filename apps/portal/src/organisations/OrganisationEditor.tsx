import type { Client } from '@tributary/domain'
import { OrganisationDialog } from '@tributary/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useUnsaved } from '../page/use-unsaved.ts'
import { OrganisationDeletion } from './OrganisationDeletion.tsx'
import type { Edited } from './use-organisation-editor.ts'
import { useSaveOrganisation } from './use-save-organisation.ts'

type OrganisationEditorProps = {
  edited: Edited
  organisations: readonly Client[]
  onClose: () => void
  /** Receives the focus when the address, not a press, opened the dialog. */
  returnFocus: () => HTMLElement | null
}

/** The dialog of one organisation. It keeps the first version until it is saved or closed. */
export function OrganisationEditor(props: OrganisationEditorProps) {
  const { edited, organisations, onClose, returnFocus } = props
  const { busy, error, refusals, saved, save, dismissError } = useSaveOrganisation(edited)
  const [dirty, setDirty] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  useUnsaved(dirty)
  const [, navigate] = useLocation()
  // A user who leaves the page before the response is not brought back.
  useEffect(() => {
    // The steps of a new organisation are on Home.
    if (saved === 'first') navigate('/home', { replace: true })
    else if (saved) onClose()
  }, [saved, onClose, navigate])
  if (isDeleting && edited.known)
    return (
      <OrganisationDeletion
        organisation={edited.known}
        onKeep={() => setDeleting(false)}
        onDeleted={onClose}
      />
    )
  return (
    <OrganisationDialog
      known={edited.known}
      organisationKey={edited.key}
      organisations={organisations}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      refusals={refusals}
      onDirty={setDirty}
      onDelete={() => setDeleting(true)}
      onSave={save}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  )
}
