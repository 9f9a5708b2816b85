import { useQuery } from '@tanstack/react-query'
import type { Id, StructureChange } from '@tributary/domain'
import { organisationKey, refetchAlways } from '@tributary/react'
import { failureMessage, listStructureChanges } from '@tributary/sdk'
import { RecentChanges } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useUndo } from './use-undo.ts'

type OrganisationChangesProps = { organisationId: Id; onClose: () => void }

/** The changes of the last ten minutes in an organisation, each with its undo. */
export function OrganisationChanges({ organisationId, onClose }: OrganisationChangesProps) {
  const client = useClient()
  const { data, error } = useQuery({
    queryKey: organisationKey(organisationId, 'excel', 'changes'),
    queryFn: ({ signal }) => listStructureChanges(client, { query: { orgId: organisationId } }, { signal }),
    ...refetchAlways,
  })
  const { undo } = useUndo(organisationId)
  const { busy, error: refused, run } = useSubmit(failureMessage)
  const [last, setLast] = useState<Id | null>(null)
  const undoOne = (change: StructureChange) => {
    setLast(change.id)
    return run(async () => {
      await undo(change)
      return null
    })
  }
  return (
    <RecentChanges
      changes={data}
      undoing={busy ? last : null}
      error={refused ?? (error && failureMessage(error))}
      onUndo={(change) => void undoOne(change)}
      onClose={onClose}
    />
  )
}
