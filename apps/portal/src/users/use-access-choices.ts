import { useQuery } from '@tanstack/react-query'
import { type AssignableRole, type Id, statusNameOf } from '@tributary/domain'
import { everyConnectorQuery, rolesQuery, structureQuery } from '@tributary/react'
import { isConnected } from '@tributary/sdk/connectors'
import type { LinkerItem } from '@tributary/ui'
import { useMemo } from 'react'
import { useClient } from '../session/use-client.ts'

/** What users can be given: roles, security groups and connectors. */
export type AccessChoices = {
  roles: readonly AssignableRole[]
  groups: readonly LinkerItem[]
  connectors: readonly LinkerItem[]
}

/** Loads what the viewer can give to users of an organisation. Undefined until it is known. */
export function useAccessChoices(organisationId: Id): { choices?: AccessChoices; error: unknown } {
  const client = useClient()
  const roles = useQuery(rolesQuery(client))
  const groups = useQuery(structureQuery(client, organisationId, 'groups'))
  const connectors = useQuery(everyConnectorQuery(client, organisationId))
  const choices = useMemo(() => {
    if (!roles.data || !groups.data || !connectors.data) return undefined
    return {
      roles: roles.data,
      groups: groups.data
        .filter(({ status }) => statusNameOf(status) === 'active')
        .map(({ id, name }) => ({ id, name })),
      connectors: connectors.data
        .filter(({ status }) => isConnected(status))
        .map(({ id, name }) => ({ id, name })),
    }
  }, [roles.data, groups.data, connectors.data])
  const error = roles.error ?? groups.error ?? connectors.error
  return choices ? { choices, error } : { error }
}
