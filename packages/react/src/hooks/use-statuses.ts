'use client'

import { useQuery } from '@tanstack/react-query'
import { useClient } from '../provider/client-context.ts'
import { statusesQuery } from '../queries/statuses.ts'

/** The statuses and their ids. */
export const useStatuses = () => useQuery(statusesQuery(useClient()))
