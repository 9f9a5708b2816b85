import { useQueryClient } from '@tanstack/react-query'
import type { CustomSourceText, Id } from '@tributary/domain'
import { failureMessage, restoreCustomSource } from '@tributary/sdk'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { ConfirmDialog, useToasts } from '@tributary/ui'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { storeSource } from './store-source.ts'

type RestoreVersionProps = {
  organisationId: Id
  source: CustomSourceText
  /** The version to restore, and its text. */
  number: number
  text: string
  onRestored: (saved: CustomSourceText) => void
  onClose: () => void
}

const { confirm } = customSourcesMessages.versions

/** Confirms that an earlier version becomes the current one. */
export function RestoreVersion(props: RestoreVersionProps) {
  const { organisationId, source, number, text, onRestored, onClose } = props
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { busy, error, run } = useSubmit(failureMessage)
  const restore = () =>
    run(async () => {
      const params = { orgId: organisationId, sourceId: source.id, number }
      const { data } = await restoreCustomSource(client, { params, body: { version: source.version } })
      const saved = { ...data, text }
      await storeSource(queries, organisationId, saved)
      show({ type: 'success', content: customSourcesMessages.versions.done(number) })
      onRestored(saved)
      return null
    })
  return (
    <ConfirmDialog
      title={confirm.title(number)}
      action={confirm.action}
      variant="primary"
      busy={busy}
      error={error}
      onConfirm={restore}
      onClose={onClose}
    >
      {confirm.text(number, source.version + 1, source.connectors)}
    </ConfirmDialog>
  )
}
