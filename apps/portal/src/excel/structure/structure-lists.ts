import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Area, Entity, HelperTable, Id, SecurityGroup, Subarea, Version } from '@tributary/domain'
import {
  type Client,
  listAreas,
  listEntities,
  listHelperTables,
  listSecurityGroups,
  listSubareas,
  listVersions,
} from '@tributary/sdk'
import { organisationKey } from '../../data/query-keys.ts'
import { refetchAlways } from '../../data/refetch-always.ts'
import { useClient } from '../../session/use-client.ts'

/** The lists of an organisation's Excel structure, and the type of their rows. */
export type StructureLists = {
  areas: Area
  subareas: Subarea
  versions: Version
  helperTables: HelperTable
  entities: Entity
  groups: SecurityGroup
}

/** The name of one of {@link StructureLists}. */
export type StructureListName = keyof StructureLists

type Request = [
  client: Client,
  request: { query: { orgId: Id } },
  options: { signal: AbortSignal; background: boolean },
]

/** Requests custom links only. Automatic links would be areas times sub-areas, so they are derived here. */
const customLinks =
  <Row>(
    list: (client: Client, request: { query: { orgId: Id; links: 'custom' } }, options: Request[2]) => Row,
  ) =>
  (client: Client, { query }: Request[1], options: Request[2]) =>
    list(client, { query: { ...query, links: 'custom' } }, options)

const calls: { [Name in StructureListName]: (...request: Request) => Promise<StructureLists[Name][]> } = {
  areas: customLinks(listAreas),
  subareas: customLinks(listSubareas),
  versions: listVersions,
  helperTables: listHelperTables,
  entities: listEntities,
  groups: listSecurityGroups,
}

/** The cache key of a list of an organisation's Excel structure. */
export const structureKey = (organisationId: Id, name: StructureListName): QueryKey =>
  organisationKey(organisationId, 'excel', name)

/** A list of an organisation's Excel structure. By default requested again at every visit, as other users change it too. */
export function useStructureList<Name extends StructureListName>(
  name: Name,
  organisationId: Id | undefined,
  refetch: { refetchOnMount: 'always' | true } = refetchAlways,
) {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = structureKey(organisationId ?? '', name)
  return useQuery<StructureLists[Name][]>({
    queryKey,
    queryFn: ({ signal }) =>
      calls[name](
        client,
        { query: { orgId: organisationId ?? '' } },
        { signal, background: queries.getQueryData(queryKey) !== undefined },
      ),
    enabled: organisationId !== undefined,
    ...refetchAlways,
    ...refetch,
  })
}
