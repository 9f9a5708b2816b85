'use client'

import { useQuery } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { refetchAlways } from '../polling/refetch-always.ts'
import { useClient } from '../provider/client-context.ts'
import { usersQuery } from '../queries/users.ts'

/** The members of an organisation, loaded again on mount and on return, because other administrators change them. */
export const useUsers = (organisationId: Id | undefined) =>
  useQuery({
    ...usersQuery(useClient(), organisationId ?? ''),
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })
