import { useQueryClient } from '@tanstack/react-query'
import { type Id, sameId, type Xero2SqlProduct } from '@tributary/domain'
import { usePending, writeCache } from '@tributary/react'
import { failureMessage, isSdkError, startXero2SqlSync } from '@tributary/sdk'
import { coolDownMessage, xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { companiesKey } from './use-company-list.ts'

/** Starts a sync, and shows why one has not started. */
export function useSync(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [notice, setNotice] = useState<string | null>(null)
  const queryKey = companiesKey(organisationId ?? '')
  const { pending, send } = usePending<Id>(queryKey)

  const started = async ({ id }: Xero2SqlProduct) => {
    const lastTriggeredAt = client.now()
    await writeCache<Xero2SqlProduct[]>(queries, queryKey, (rows) =>
      rows.map((row) => (sameId(row.id, id) ? { ...row, lastTriggeredAt } : row)),
    )
    show({ type: 'success', content: xero2sqlMessages.syncStarted })
  }
  const start = async (company: Xero2SqlProduct) => {
    await startXero2SqlSync(client, { params: { id: company.id } }).then(
      () => started(company),
      (error: unknown) => {
        // Another user was faster, so the server's message is shown instead of the local state.
        if (isTooSoon(error)) setNotice(failureMessage(error))
        else show({ type: 'error', content: failureMessage(error) })
      },
    )
    void queries.invalidateQueries({ queryKey })
  }
  return {
    syncing: [...pending.values()],
    notice,
    dismissNotice: () => setNotice(null),
    sync: (company: Xero2SqlProduct) => {
      const wait = coolDownMessage(company, client.now())
      setNotice(wait)
      if (wait === null) void send(company.id, company.id, () => start(company))
    },
  }
}

const isTooSoon = (error: unknown): boolean => isSdkError(error) && error.statusCode === 429
