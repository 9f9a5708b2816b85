import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { usersQuery } from '@tributary/react'
import { useClient } from '../../session/use-client.ts'

/** Loads the users of an organisation, as soon as they are needed. */
export function useMembers(organisationId: Id, needed = true) {
  const query = usersQuery(useClient(), organisationId, { background: false })
  return useQuery({ ...query, enabled: needed })
}
