import { useQueryClient } from '@tanstack/react-query'
import type { CustomSource, Id } from '@tributary/domain'
import { applyWrite, customSourceKey, customSourcesKey } from '@tributary/react'
import { deleteCustomSource, failureMessage } from '@tributary/sdk'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { ConfirmDialog, useToasts } from '@tributary/ui'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'

type DeleteSourceProps = {
  organisationId: Id
  source: CustomSource
  onDeleted: () => void
  onClose: () => void
}

const words = customSourcesMessages.deleting

/** Confirms that a source is deleted. The server refuses it while connectors read the source. */
export function DeleteSource({ organisationId, source, onDeleted, onClose }: DeleteSourceProps) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { busy, error, run } = useSubmit(failureMessage)
  const { id, name, connectors } = source
  const remove = () =>
    run(async () => {
      await deleteCustomSource(client, { params: { orgId: organisationId, sourceId: id } })
      await applyWrite<CustomSource>(queries, customSourcesKey(organisationId), (rows) =>
        rows.filter((row) => row.id !== id),
      )
      show({ type: 'success', content: words.done(name) })
      onDeleted()
      queries.removeQueries({ queryKey: customSourceKey(organisationId, id) })
      return null
    })
  return (
    <ConfirmDialog
      title={words.title(name)}
      action={words.action}
      busy={busy}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      {connectors > 0 ? words.inUse(connectors) : words.text}
    </ConfirmDialog>
  )
}
