import { useQueryClient } from '@tanstack/react-query'
import type { Organisation } from '@tributary/domain'
import { useSetAtom } from 'jotai'
import { useLocation, useRouter } from 'wouter'
import { findRoute } from '../routes/find-route.ts'
import { useClient } from '../session/use-client.ts'
import { selectedOrganisationIdAtom } from './organisation-atoms.ts'
import { organisationKey } from './query-keys.ts'
import { organisationTypesQuery } from './use-connector-types.ts'

/** Changes the organisation: the old one's data goes, the page stays unless it makes no sense there (SHELL-44). */
export function useSelectOrganisation(current: Organisation | null) {
  const client = useClient()
  const queries = useQueryClient()
  const select = useSetAtom(selectedOrganisationIdAtom)
  const { parser } = useRouter()
  const [path, navigate] = useLocation()

  return async (next: Organisation) => {
    if (current && next.id === current.id) return
    select(next.id)
    if (current) queries.removeQueries({ queryKey: organisationKey(current.id) })
    const type = findRoute(parser, path)?.params.connectorType
    if (type === undefined) return
    const types = await queries.fetchQuery(organisationTypesQuery(client, next.id)).catch(() => null)
    const has = types?.some((owned) => owned.type.toLowerCase() === type.toLowerCase()) ?? true
    if (!has) navigate('/home', { replace: true })
  }
}
