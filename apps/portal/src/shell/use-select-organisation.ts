import { useQueryClient } from '@tanstack/react-query'
import { type Organisation, sameId } from '@tributary/domain'
import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
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
  const store = useStore()
  const { parser } = useRouter()
  const [path, navigate] = useLocation()
  const latestPath = useRef(path)
  useEffect(() => {
    latestPath.current = path
  }, [path])

  return async (next: Organisation) => {
    if (current && next.id === current.id) return
    store.set(selectedOrganisationIdAtom, next.id)
    if (current) queries.removeQueries({ queryKey: organisationKey(current.id) })
    const type = findRoute(parser, path)?.params.connectorType
    if (type === undefined) return
    const types = await queries.fetchQuery(organisationTypesQuery(client, next.id)).catch(() => null)
    const has = types?.some((owned) => owned.type.toLowerCase() === type.toLowerCase()) ?? true
    // Whoever has chosen again or gone elsewhere meanwhile is where they want to be.
    const stillHere =
      latestPath.current === path && sameId(store.get(selectedOrganisationIdAtom) ?? '', next.id)
    if (!has && stillHere) navigate('/home', { replace: true })
  }
}
