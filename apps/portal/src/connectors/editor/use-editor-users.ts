import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { usersQuery } from '@tributary/react'
import { useMemo, useState } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useClient } from '../../session/use-client.ts'
import { userItem } from '../manage/user-item.ts'

/** The users whom a new connector can be assigned to, loaded once their section is opened. */
export function useEditorUsers(organisationId: Id, isNew: boolean) {
  const [opened, setOpened] = useState(false)
  const members = usersQuery(useClient(), organisationId, { background: false })
  const query = useQuery({ ...members, enabled: opened })
  const { data } = query
  const items = useMemo(() => data?.map(userItem), [data])
  if (!isNew) return undefined
  return { items, failure: items ? null : firstFailure(query), onOpen: () => setOpened(true) }
}
