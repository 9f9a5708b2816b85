import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id, User, Xero2SqlProduct } from '@tributary/domain'
import { organisationKey, refetchAlways } from '@tributary/react'
import { linkUserToXero2SqlProduct, listXero2SqlUsers, unlinkUserFromXero2SqlProducts } from '@tributary/sdk'
import { nouns } from '@tributary/sdk/common'
import { COMPANIES_SHOWN, xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { useLinkingList } from '../excel/linker/use-linking-list.ts'
import { userAssignments } from '../excel/linker/user-assignments.ts'
import { useClient } from '../session/use-client.ts'
import { useCompanyList } from './use-company-list.ts'
import { xeroPaths, xeroRoot } from './xero-paths.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

const named = ({ id, companyName }: Pick<Xero2SqlProduct, 'id' | 'companyName'>) => ({
  id,
  name: companyName,
})

/** The members with their companies, reloaded on mount and on return (CALL-74). */
function useMembersWithCompanies(organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const orgId = organisationId ?? ''
  const queryKey = organisationKey(orgId, 'xero2sql', 'users')
  return useQuery<User[]>({
    queryKey,
    queryFn: ({ signal }) =>
      listXero2SqlUsers(
        client,
        { query: { orgId } },
        { signal, background: queries.getQueryData(queryKey) !== undefined },
      ),
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })
}

/** Links users to the Xero companies they may sync. */
export const companyAssignments = userAssignments({
  path: xeroPaths.assignUsers,
  get title() {
    return xero2sqlMessages.assignUsers
  },
  root: xeroRoot,
  namesShown: COMPANIES_SHOWN,
  right: {
    noun: nouns.company,
    get heading() {
      return xero2sqlText.companies
    },
    get search() {
      return xero2sqlText.searchCompanies
    },
    get none() {
      return xero2sqlMessages.noProducts
    },
  },
  buttons: 'assignment',
  summary: (count) => xero2sqlText.usersHaveCompanies(count),
  get failed() {
    return xero2sqlMessages.assignFailed
  },
  linked: ({ xero2SqlProducts }) => xero2SqlProducts.map(named),
  useMembers: useMembersWithCompanies,
  useRight: (organisationId) => useLinkingList(useCompanyList(organisationId), named),
  link: ({ client, signal, userId: id }, xero2SqlProductId) =>
    linkUserToXero2SqlProduct(client, { params: { id }, body: { xero2SqlProductId } }, { signal }),
  unlinkAll: ({ client, signal, organisationId, userId: id }, expected) =>
    unlinkUserFromXero2SqlProducts(
      client,
      { params: { id }, query: { orgId: organisationId }, body: { expected } },
      { signal },
    ),
})
