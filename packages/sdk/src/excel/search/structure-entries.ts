import type { AccessStructure, Id, Status } from '@tributary/domain'
import { sortedByName } from '../../common/lists/sort.ts'
import type { StructureNoun } from '../structure/structure.messages.ts'

/** The lists that are searched. Areas and sub-areas may omit automatic links. */
export type SearchedStructure = Pick<
  AccessStructure,
  'areas' | 'subareas' | 'versions' | 'entities' | 'helperTables' | 'groups'
>

/** The kinds of items that are found, in the order of the results. */
export const structureEntryNouns = [
  'area',
  'sub-area',
  'version',
  'milestone',
  'entity',
  'helper table',
  'security group',
] as const satisfies readonly StructureNoun[]

/** One of {@link structureEntryNouns}. */
export type StructureEntryNoun = (typeof structureEntryNouns)[number]

/** An item of the structure that can be found by name. */
export type StructureEntry = {
  /** The kind of the item. */
  noun: StructureEntryNoun
  /** Identifies the item within its kind. */
  id: Id
  /** The name that is searched. */
  name: string
  /** Null counts as active. Entities have no status. */
  status: Status | null
  /** The version of a milestone. Null for other kinds. */
  version: {
    /** Identifies the version. */
    id: Id
    /** The name of the version. */
    name: string
  } | null
}

type Row = { id: Id; name: string; status?: Status | null }

const entryOf =
  (noun: StructureEntryNoun, version: StructureEntry['version'] = null) =>
  ({ id, name, status = null }: Row): StructureEntry => ({ noun, id, name, status, version })

/** Returns the items of each kind, sorted by name. Milestones of the same name are in the order of their versions. */
export function structureEntries(
  structure: SearchedStructure,
): Readonly<Record<StructureEntryNoun, StructureEntry[]>> {
  const { areas, subareas, versions, entities, helperTables, groups } = structure
  const sorted = (noun: StructureEntryNoun, rows: readonly Row[]) => sortedByName(rows).map(entryOf(noun))
  const milestones = sortedByName(versions).flatMap(({ id, name, milestones }) =>
    milestones.map(entryOf('milestone', { id, name })),
  )
  return {
    area: sorted('area', areas),
    'sub-area': sorted('sub-area', subareas),
    version: sorted('version', versions),
    milestone: sortedByName(milestones),
    entity: sorted('entity', entities),
    'helper table': sorted('helper table', helperTables),
    'security group': sorted('security group', groups),
  }
}
