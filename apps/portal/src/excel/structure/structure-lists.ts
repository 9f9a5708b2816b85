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

/** The lists an organisation's Excel structure consists of, by name, with what each holds. */
export type StructureLists = {
  areas: Area
  subareas: Subarea
  versions: Version
  helperTables: HelperTable
  entities: Entity
  groups: SecurityGroup
}

/** One of {@link StructureLists}. */
export type StructureKind = keyof StructureLists

type Asked = [
  client: Client,
  request: { query: { orgId: Id } },
  options: { signal: AbortSignal; background: boolean },
]

/** Automatic links are derived here: spelled out they would be as many as areas times sub-areas. */
const customLinks =
  <Row>(
    list: (client: Client, request: { query: { orgId: Id; links: 'custom' } }, options: Asked[2]) => Row,
  ) =>
  (client: Client, { query }: Asked[1], options: Asked[2]) =>
    list(client, { query: { ...query, links: 'custom' } }, options)

const calls: { [Kind in StructureKind]: (...asked: Asked) => Promise<StructureLists[Kind][]> } = {
  areas: customLinks(listAreas),
  subareas: customLinks(listSubareas),
  versions: listVersions,
  helperTables: listHelperTables,
  entities: listEntities,
  groups: listSecurityGroups,
}

/** Where a list of an organisation's Excel structure is kept. */
export const structureKey = (organisationId: Id, kind: StructureKind): QueryKey =>
  organisationKey(organisationId, 'excel', kind)

/** A list of an organisation's Excel structure, renewed whenever somebody comes or returns: others change it as well. */
export function useStructureList<Kind extends StructureKind>(kind: Kind, organisationId: Id | undefined) {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = structureKey(organisationId ?? '', kind)
  return useQuery<StructureLists[Kind][]>({
    queryKey,
    queryFn: ({ signal }) =>
      calls[kind](
        client,
        { query: { orgId: organisationId ?? '' } },
        { signal, background: queries.getQueryData(queryKey) !== undefined },
      ),
    enabled: organisationId !== undefined,
    ...refetchAlways,
  })
}
