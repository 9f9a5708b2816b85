import { type Status, statusNameOf } from '../configuration/status.ts'
import { type AccessStructure, type AccessTarget, narrowedTo } from '../excel/access-structure.ts'
import type { Id, Named } from '../id.ts'
import type { ArchivableKind } from './access-answer.ts'

type Row = { id: Id; name: string; status?: Status | null }
type Part = { what: ArchivableKind; row: Row }

/** The target in the structure: whether it exists, and which parts of it are archived. */
export type StructureItem = {
  exists: boolean
  archived: readonly { what: ArchivableKind; item: Named }[]
}

/** Looks a target up. A combination and a milestone exist only with both of their parts. */
export function accessStructureItem(target: AccessTarget, structure: AccessStructure): StructureItem {
  const parts = partsOf(target, narrowedTo(target, structure))
  const known = parts.filter((part) => part !== null)
  return {
    exists: known.length === parts.length,
    archived: known
      .filter(({ row }) => statusNameOf(row.status) === 'archived')
      .map(({ what, row: { id, name } }) => ({ what, item: { id, name } })),
  }
}

const part = (what: ArchivableKind, rows: readonly Row[]): Part | null =>
  rows[0] === undefined ? null : { what, row: rows[0] }

function partsOf(target: AccessTarget, only: AccessStructure): (Part | null)[] {
  switch (target.kind) {
    case 'area':
      return [part('area', only.areas)]
    case 'subarea':
      return [part('subarea', only.subareas)]
    case 'combination':
      return [part('area', only.areas), part('subarea', only.subareas)]
    case 'version':
      return [part('version', only.versions)]
    case 'milestone':
      return [part('version', only.versions), part('milestone', only.versions[0]?.milestones ?? [])]
    case 'entity':
      // An entity has no status, so its kind is never read.
      return [part('helper-table', only.entities)]
    case 'helper-table':
      return [part('helper-table', only.helperTables)]
  }
}
