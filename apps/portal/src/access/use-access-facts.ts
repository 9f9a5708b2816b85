import { useQuery } from '@tanstack/react-query'
import type {
  AccessFacts,
  AccessStructure,
  Id,
  OwnAccess,
  QuestionUser,
  StructureState,
  TableFacts,
} from '@tributary/domain'
import { everyConnectorQuery, organisationKey, refetchAlways } from '@tributary/react'
import { getOwnAccess, getStructureState } from '@tributary/sdk'
import { questionConnector, synchronisationOf } from '@tributary/sdk/access'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { listedConnectors } from '../connectors/listed-connectors.ts'
import type { TypedConnector } from '../connectors/typed-connectors.ts'
import { useOrganisationTypes } from '../connectors/use-connector-types.ts'
import { structureStateKey } from '../database/structure-state-query.ts'
import { useAccessStructure } from '../excel/access/use-access-structure.ts'
import { type LoadState, loadState, useLoaded } from '../excel/load-state.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { userAtom } from '../session/session-atoms.ts'
import { useClient } from '../session/use-client.ts'
import { everyTableQuery } from './every-table-query.ts'

/** The facts behind every answer, the people they are about, and the connectors that remedies act on. */
export type LoadedFacts = LoadState<{
  facts: AccessFacts
  people: readonly QuestionUser[]
  connectors: readonly TypedConnector[]
}>

/** The facts about everyone in the organisation, for administrators. */
export function useEveryonesFacts(): LoadedFacts {
  const client = useClient()
  const organisations = useOrganisations()
  const orgId = organisations.selected?.id
  const loaded = useAccessStructure()
  const state = useLoaded(
    useQuery({
      queryKey: structureStateKey(orgId ?? ''),
      queryFn: ({ signal }) => getStructureState(client, { params: { id: orgId ?? '' } }, { signal }),
      enabled: orgId !== undefined,
      ...refetchAlways,
    }),
  )
  const { connectors, tables, lists } = useConnectorsAndTables(orgId)
  const structure = loaded.state === 'ready' ? loaded.structure : undefined
  const facts = useFacts(structure, state.data, connectors, tables)
  if (loaded.state !== 'ready') return loaded
  // The full list of members, which this page loads as part of the structure.
  const people = loaded.structure.users as readonly QuestionUser[]
  return loadState(organisations, facts && { facts, people, connectors: connectors ?? [] }, state, ...lists)
}

/** The facts about the viewer: the items granted to them, and nothing about anyone else. */
export function useOwnFacts(): LoadedFacts {
  const client = useClient()
  const organisations = useOrganisations()
  const orgId = organisations.selected?.id
  const query = useQuery({
    queryKey: organisationKey(orgId ?? '', 'own-access'),
    queryFn: ({ signal }) => getOwnAccess(client, { query: { orgId: orgId ?? '' } }, { signal }),
    enabled: orgId !== undefined,
    ...refetchAlways,
  })
  const own = useLoaded<OwnAccess>(query)
  const { connectors, tables, lists } = useConnectorsAndTables(orgId)
  const people = useMemo(() => (own.data?.user ? [own.data.user] : []), [own.data])
  const structure = useMemo(() => own.data && { ...own.data, users: people }, [own.data, people])
  const facts = useFacts(structure, own.data?.state, connectors, tables)
  return loadState(
    organisations,
    facts && { facts: { ...facts, onlyGranted: true }, people, connectors: connectors ?? [] },
    own,
    ...lists,
  )
}

/** The connectors that the viewer sees, with their tables. */
function useConnectorsAndTables(orgId: Id | undefined) {
  const client = useClient()
  const viewer = useAtomValue(userAtom)
  const types = useOrganisationTypes(orgId)
  const enabled = orgId !== undefined
  const list = useLoaded(useQuery({ ...everyConnectorQuery(client, orgId ?? ''), enabled, ...refetchAlways }))
  const tables = useLoaded(useQuery({ ...everyTableQuery(client, orgId ?? ''), enabled, ...refetchAlways }))
  const connectors = useMemo(
    () => viewer && list.data && types.types && listedConnectors(viewer, list.data, types.types),
    [viewer, list.data, types.types],
  )
  return { connectors, tables: tables.data, lists: [list, tables, types.loaded] }
}

function useFacts(
  structure: AccessStructure | undefined,
  state: StructureState | undefined,
  connectors: readonly TypedConnector[] | null | undefined,
  tables: readonly TableFacts[] | undefined,
): AccessFacts | null {
  const client = useClient()
  return useMemo(() => {
    if (!structure || !state || !connectors || !tables) return null
    return {
      structure,
      synchronisation: synchronisationOf(state),
      connectors: connectors.map((one) => questionConnector(one, one.type, client.now())),
      tables,
    }
  }, [structure, state, connectors, tables, client])
}
