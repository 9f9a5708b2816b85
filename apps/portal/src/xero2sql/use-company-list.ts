import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id, Xero2SqlProduct } from '@tributary/domain'
import { organisationKey, refetchAlways } from '@tributary/react'
import { listMyXero2SqlProducts } from '@tributary/sdk'
import { useClient } from '../session/use-client.ts'

export const companiesKey = (organisationId: Id) => organisationKey(organisationId, 'xero2sql', 'companies')

/** The Xero companies the user may sync in an organisation, reloaded on mount and on return (CALL-73). */
export function useCompanyList(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = companiesKey(orgId)
  return useQuery<Xero2SqlProduct[]>({
    queryKey,
    queryFn: ({ signal }) =>
      listMyXero2SqlProducts(
        client,
        { query: { orgId } },
        { signal, background: queries.getQueryData(queryKey) !== undefined },
      ),
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })
}
