'use client'

import { useQuery } from '@tanstack/react-query'
import { useClient } from '../provider/client-context.ts'
import { organisationsQuery } from '../queries/organisations.ts'

/** The organisations of the user. */
export const useOrganisations = () => useQuery(organisationsQuery(useClient()))
