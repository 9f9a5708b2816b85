import { useQuery } from '@tanstack/react-query'
import type { ConnectorType, Id, SessionUser } from '@tributary/domain'
import { useEffect, useState } from 'react'
import { notableConnectorsQuery } from '../connectors/use-notable-connectors.ts'
import { useClient } from '../session/use-client.ts'

/**
 * The types of the navigation with a connector that failed, is refused or is stuck. Home shares the request. A failed load is
 * silent: the navigation then shows no state.
 */
export function useFailingTypes(
  viewer: SessionUser,
  organisationId: Id | undefined,
  types: readonly ConnectorType[] = [],
): readonly string[] | undefined {
  const client = useClient()
  const failingTypes = useFailingTypesRule()
  const query = notableConnectorsQuery(client, types.length > 0 ? organisationId : undefined, viewer)
  const { data } = useQuery({
    ...query,
    select: (connectors) => failingTypes?.(connectors, types, client.now()),
    // Time alone makes a refresh stuck, so every load counts, also one that changes nothing.
    notifyOnChangeProps: ['data', 'dataUpdatedAt'],
  })
  return data
}

const loadRule = async () => (await import('../connectors/failing-types.ts')).failingTypes

/** The rules of states are not part of the first script. */
function useFailingTypesRule() {
  const [rule, setRule] = useState<Awaited<ReturnType<typeof loadRule>>>()
  useEffect(() => {
    loadRule().then(
      (loaded) => setRule(() => loaded),
      () => undefined,
    )
  }, [])
  return rule
}
