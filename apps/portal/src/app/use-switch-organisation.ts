import { useQueryClient } from '@tanstack/react-query'
import { type Organisation, sameId } from '@tributary/domain'
import { organisationConnectorTypesQuery } from '@tributary/react'
import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useRouter } from 'wouter'
import { selectedOrganisationIdAtom } from '../organisations/organisation-atoms.ts'
import { useSelectOrganisation } from '../organisations/use-select-organisation.ts'
import { useClient } from '../session/use-client.ts'
import { findRoute } from './find-route.ts'
import { routes } from './routes.ts'

/** Selects another organisation. The page stays, unless it is of a connector type that the organisation does not have. */
export function useSwitchOrganisation(current: Organisation | null) {
  const client = useClient()
  const queries = useQueryClient()
  const store = useStore()
  const select = useSelectOrganisation(current)
  const { parser } = useRouter()
  const [path, navigate] = useLocation()
  const latestPath = useRef(path)
  useEffect(() => {
    latestPath.current = path
  }, [path])

  return async (next: Organisation) => {
    if (next.id === current?.id) return
    select(next)
    const type = findRoute(routes, parser, path)?.params.connectorType
    if (type === undefined) return
    const types = await queries.fetchQuery(organisationConnectorTypesQuery(client, next.id)).catch(() => null)
    const has = types?.some((owned) => owned.type.toLowerCase() === type.toLowerCase()) ?? true
    // The user may have selected again or left the page meanwhile.
    const stillHere =
      latestPath.current === path && sameId(store.get(selectedOrganisationIdAtom) ?? '', next.id)
    if (!has && stillHere) navigate('/home', { replace: true })
  }
}
