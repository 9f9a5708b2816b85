'use client'

import { useQuery } from '@tanstack/react-query'
import { useClient } from '../provider/client-context.ts'
import { rolesQuery } from '../queries/roles.ts'

/** The roles that the user may give. */
export const useRoles = () => useQuery(rolesQuery(useClient()))
