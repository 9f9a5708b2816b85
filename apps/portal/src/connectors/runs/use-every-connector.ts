import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { listEveryConnector } from '@tributary/sdk'
import { useClient } from '../../session/use-client.ts'
import { everyConnectorKey } from '../../shell/query-keys.ts'
import { renewed } from '../../shell/renewed.ts'

const RENEWED_EVERY_MS = 60_000

/** Every connector of an organisation that this person may see. */
export function useEveryConnector(organisationId: Id | undefined) {
  const client = useClient()
  return useQuery({
    ...renewed,
    enabled: organisationId !== undefined,
    queryKey: everyConnectorKey(organisationId ?? ''),
    queryFn: ({ signal }) =>
      listEveryConnector(client, { params: { orgId: organisationId ?? '' } }, { signal, background: true }),
    refetchInterval: RENEWED_EVERY_MS,
  })
}
