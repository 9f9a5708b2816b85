import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@tributary/domain'
import { useOrganisations, usersKey } from '@tributary/react'
import { useMemo } from 'react'

/** The users of every organisation whose list this tab has loaded. Loads nothing. */
export function useKnownAccounts(): readonly User[] {
  const queries = useQueryClient()
  const organisations = useOrganisations().data
  return useMemo(
    () => organisations?.flatMap(({ id }) => queries.getQueryData<User[]>(usersKey(id)) ?? []) ?? [],
    [organisations, queries],
  )
}
