import { can, type Id, type StructureState } from '@tributary/domain'
import { StructureNotice } from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { focusHeading } from '../page/use-screen-focus.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useStructureState } from './use-structure-state.ts'
import { useSynchronise } from './use-synchronise.ts'

/**
 * Shows on a structure page that its tables are outdated, with a button that synchronises them. Shows nothing when they
 * are up to date.
 */
export function StructureOutdated({ organisationId }: { organisationId: Id | undefined }) {
  const state = useStructureState(organisationId)
  if (!state || organisationId === undefined) return null
  return <Notice key={String(organisationId)} organisationId={organisationId} state={state} />
}

function Notice({ organisationId, state }: { organisationId: Id; state: StructureState }) {
  const viewer = useAtomValue(userAtom)
  const { busy, outcome, dismiss, synchronise } = useSynchronise(organisationId)
  return (
    <StructureNotice
      state={state}
      canSynchronise={viewer !== null && can(viewer, 'database.configure')}
      settingsHref="/excel/table-synchronisation"
      busy={busy}
      outcome={outcome}
      onSynchronise={synchronise}
      onDismiss={dismiss}
      onFocusLost={focusHeading}
    />
  )
}
