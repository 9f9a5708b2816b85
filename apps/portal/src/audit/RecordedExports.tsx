import { failureMessage, Refusal, recordExport } from '@tributary/sdk'
import { type RecordExport, RecordExports, useToasts } from '@tributary/ui'
import { type ReactNode, useCallback } from 'react'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useClient } from '../session/use-client.ts'

/** Records exports in the audit log, and shows why one cannot happen. */
export function RecordedExports({ children }: { children: ReactNode }) {
  const client = useClient()
  const { show } = useToasts()
  const selectedId = useOrganisations().selected?.id ?? null
  const record = useCallback<RecordExport>(
    async ({ of, ...planned }) => {
      const place = of === 'organisation' && selectedId !== null ? { organisationId: selectedId } : {}
      try {
        await recordExport(client, { body: { ...planned, ...place } })
        return true
      } catch (error) {
        // The user did not confirm that it is them.
        if (!(error instanceof Refusal)) show({ type: 'error', content: failureMessage(error) })
        return false
      }
    },
    [client, selectedId, show],
  )
  return <RecordExports onExport={record}>{children}</RecordExports>
}
