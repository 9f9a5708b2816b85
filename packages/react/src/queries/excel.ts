import { queryOptions } from '@tanstack/react-query'
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
import { structureKey } from '../cache/keys.ts'
import { loadOptions } from './load-options.ts'

/** The lists of an organisation's Excel structure, and the type of their rows. */
export type StructureLists = {
  /** Areas with their links. */
  areas: Area
  /** Sub-areas with their links. */
  subareas: Subarea
  /** Versions with their milestones. */
  versions: Version
  /** Helper tables. */
  helperTables: HelperTable
  /** Entities. */
  entities: Entity
  /** Security groups with their grants. */
  groups: SecurityGroup
}

/** The name of one of {@link StructureLists}. */
export type StructureListName = keyof StructureLists

type Request = [
  client: Client,
  request: { query: { orgId: Id } },
  options: { signal: AbortSignal; background: boolean },
]

/** Requests custom links only. Automatic links would be areas times sub-areas, so `linkIndex` of the domain derives them. */
const customLinks =
  <Row>(
    list: (client: Client, request: { query: { orgId: Id; links: 'custom' } }, options: Request[2]) => Row,
  ) =>
  (client: Client, { query }: Request[1], options: Request[2]) =>
    list(client, { query: { ...query, links: 'custom' } }, options)

const calls: { [Name in StructureListName]: (...request: Request) => Promise<StructureLists[Name][]> } = {
  areas: /* @__PURE__ */ customLinks(listAreas),
  subareas: /* @__PURE__ */ customLinks(listSubareas),
  versions: listVersions,
  helperTables: listHelperTables,
  entities: listEntities,
  groups: listSecurityGroups,
}

/** A list of an organisation's Excel structure. Areas and sub-areas come without their automatic links. */
export const structureQuery = <Name extends StructureListName>(
  client: Client,
  organisationId: Id,
  name: Name,
) =>
  queryOptions<StructureLists[Name][], Error, StructureLists[Name][], ReturnType<typeof structureKey>>({
    queryKey: structureKey(organisationId, name),
    queryFn: (context) => calls[name](client, { query: { orgId: organisationId } }, loadOptions(context)),
  })
