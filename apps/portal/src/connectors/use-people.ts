import { useQuery } from '@tanstack/react-query'
import type { Id, Person } from '@tributary/domain'
import type { PeopleById } from '@tributary/ui'
import { useMemo } from 'react'
import { useClient } from '../session/use-client.ts'
import { usersQuery } from '../users/users-query.ts'

const byId = (people: readonly Person[]): PeopleById =>
  new Map(people.map((person) => [String(person.id), person]))

/** The members of an organisation by id; undefined until known. */
export function usePeople(organisationId: Id | undefined): PeopleById | undefined {
  const client = useClient()
  const { data } = useQuery({
    ...usersQuery(client, organisationId ?? ''),
    enabled: organisationId !== undefined,
  })
  return useMemo(() => data && byId(data), [data])
}
