import { type Organisation, sameId } from '@tributary/domain'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { keepForTabAtom } from '../organisations/organisation-atoms.ts'
import { useAddress } from '../page/use-address.ts'

/**
 * Selects the organisation that the address names, e.g. from the server's authorise page (HOME-14), and removes it from
 * the address. An organisation that the user does not belong to is ignored.
 */
export function useNamedOrganisation(organisations: readonly Organisation[] | undefined): void {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  const keep = useSetAtom(keepForTabAtom)
  useEffect(() => {
    const parameters = new URLSearchParams(query)
    const named = parameters.get('organisation')
    if (named === null || !organisations) return
    const found = organisations.find(({ id }) => sameId(id, named))
    if (found) keep(found.id)
    parameters.delete('organisation')
    navigate(parameters.size > 0 ? `${path}?${parameters}` : path, { replace: true })
  }, [path, query, organisations, keep, navigate])
}
