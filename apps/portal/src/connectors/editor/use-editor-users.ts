import type { Id } from '@tributary/domain'
import { useMemo, useState } from 'react'
import { firstFailure } from '../../data/first-failure.ts'
import { useMembers } from '../manage/use-members.ts'
import { userItem } from '../manage/user-item.ts'

/** The users whom a new connector can be assigned to, loaded once their section is opened. */
export function useEditorUsers(organisationId: Id, isNew: boolean) {
  const [opened, setOpened] = useState(false)
  const query = useMembers(organisationId, opened)
  const { data } = query
  const items = useMemo(() => data?.map(userItem), [data])
  if (!isNew) return undefined
  return { items, failure: items ? null : firstFailure(query), onOpen: () => setOpened(true) }
}
