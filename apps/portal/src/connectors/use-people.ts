import { useQuery } from '@tanstack/react-query'
import type { Id, Person } from '@tributary/domain'
import { type Client, listUsers } from '@tributary/sdk'
import type { PeopleById } from '@tributary/ui'
import { useMemo } from 'react'
import { useClient } from '../session/use-client.ts'
import { usersKey } from '../shell/query-keys.ts'

const byId = (people: readonly Person[]): PeopleById =>
  new Map(people.map((person) => [String(person.id), person]))

/** How the members of an organisation are asked for. */
export const peopleQuery = (client: Client, organisationId: Id) => ({
  queryKey: usersKey(organisationId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listUsers(client, { query: { orgId: organisationId } }, { signal }),
})

/** The organisation's members by id, for the initials of the assigned; undefined until they are known. */
export function usePeople(organisationId: Id | undefined): PeopleById | undefined {
  const client = useClient()
  const { data } = useQuery({
    ...peopleQuery(client, organisationId ?? ''),
    enabled: organisationId !== undefined,
  })
  return useMemo(() => data && byId(data), [data])
}
