import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { usersQuery } from '@tributary/react'
import { useClient } from '../../session/use-client.ts'

/** The users of an organisation, loaded when they are needed. */
export function useMembers(organisationId: Id, needed: boolean) {
  const query = usersQuery(useClient(), organisationId, { background: false })
  return useQuery({ ...query, enabled: needed })
}
