import { useQuery } from '@tanstack/react-query'
import type { PastAccess } from '@tributary/domain'
import { auditKey, refetchAlways } from '@tributary/react'
import { getPastAccess } from '@tributary/sdk'
import { loadState, useLoaded } from '../excel/load-state.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useClient } from '../session/use-client.ts'

/** Who had access to what in the selected organisation before a time. */
export function usePastAccess(time: Date) {
  const client = useClient()
  const organisations = useOrganisations()
  const orgId = organisations.selected?.id
  const before = time.toISOString()
  const access = useLoaded<PastAccess>(
    useQuery({
      queryKey: [...auditKey(orgId ?? null), 'access', before],
      queryFn: ({ signal }) => getPastAccess(client, { query: { orgId: orgId ?? '', before } }, { signal }),
      enabled: orgId !== undefined,
      ...refetchAlways,
    }),
  )
  return loadState(organisations, access.data ? { access: access.data } : null, access)
}
