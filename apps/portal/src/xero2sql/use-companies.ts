import type { Organisation, Xero2SqlProduct } from '@tributary/domain'
import { useStickyError } from '@tributary/react'
import type { LoadErrorProps } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { useCompanyList } from './use-company-list.ts'

/** The state of the sync screen. */
export type Companies =
  | { state: 'loading' }
  | { state: 'without-organisation' }
  | { state: 'failed'; failure: LoadErrorProps }
  | {
      state: 'ready'
      organisation: Organisation
      companies: readonly Xero2SqlProduct[]
      isRenewing: boolean
    }

/** The companies of the selected organisation that the user may sync. */
export function useCompanies(): Companies {
  const { organisations, selected, loaded } = useOrganisations()
  const query = useCompanyList(selected?.id)
  const { data: companies, isFetching, refetch } = query
  const failure = firstFailure(loaded, { error: useStickyError(query), isFetching, refetch })
  if (organisations?.length === 0) return { state: 'without-organisation' }
  if (selected && companies)
    return { state: 'ready', organisation: selected, companies, isRenewing: isFetching }
  return failure ? { state: 'failed', failure } : { state: 'loading' }
}
