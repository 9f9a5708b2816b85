import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { usersQuery } from '@tributary/react'
import { useMemo } from 'react'
import { useClient } from '../../session/use-client.ts'
import { userItem } from '../manage/user-item.ts'

/** The users of an organisation for a checklist, loaded when they are needed. */
export function useMembers(organisationId: Id, needed: boolean) {
  const query = usersQuery(useClient(), organisationId, { background: false })
  const { data: users } = useQuery({ ...query, enabled: needed })
  return useMemo(() => ({ items: users?.map(userItem), ids: users?.map(({ id }) => id) ?? [] }), [users])
}
