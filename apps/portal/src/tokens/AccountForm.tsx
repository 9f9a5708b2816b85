import { useQuery } from '@tanstack/react-query'
import type { Id, ServiceAccount } from '@tributary/domain'
import { everyConnectorQuery, useStickyError } from '@tributary/react'
import { connectorStatus } from '@tributary/sdk/connectors'
import { ServiceAccountDialog } from '@tributary/ui'
import { useMemo, useState } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { useClient } from '../session/use-client.ts'
import { tokensText } from './tokens.messages.ts'
import { useSaveAccount } from './use-save-account.ts'

type AccountFormProps = {
  organisationId: Id
  /** The edited account; null for a new one. */
  account: ServiceAccount | null
  onClose: () => void
}

/** Adds or changes a service account. It closes after saving. */
export function AccountForm({ organisationId, account, onClose }: AccountFormProps) {
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { connectors, failure } = useChoices(organisationId)
  const { busy, error, save } = useSaveAccount({ organisationId, account, onDone: onClose })
  return (
    <ServiceAccountDialog
      account={account}
      connectors={connectors}
      failure={failure && { things: tokensText.connectors, ...failure }}
      busy={busy}
      error={error}
      onDirty={setDirty}
      onSubmit={save}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}

function useChoices(organisationId: Id) {
  const query = useQuery(everyConnectorQuery(useClient(), organisationId))
  const { data, isFetching, refetch } = query
  const connectors = useMemo(
    () =>
      data
        ?.filter(({ status }) => connectorStatus(status) !== 'deleted')
        .map(({ id, name }) => ({ id, name })),
    [data],
  )
  const failure = firstFailure({ error: useStickyError(query), isFetching, refetch })
  return { connectors, failure: connectors ? null : failure }
}
