import { type Status, statusNameOf } from '../configuration/status.ts'
import { type Id, sameId } from '../id.ts'
import { type AccessDifference, accessChange } from './access-change.ts'
import { type AccessStructure, type AccessTarget, narrowedTo } from './access-structure.ts'

/** The lists of the structure whose items can be edited. Milestones are in the list of versions. */
export type EditedList = keyof AccessStructure | 'milestones'

/** An item of the structure that is edited. */
export type EditedItem = {
  /** The list that it belongs to. */
  list: EditedList
  /** Identifies the item within its list. */
  id: Id
}

/** A change of one item that is not saved yet. */
export type AccessEdit =
  | {
      kind: 'remove'
      /** The item to delete. A removed user leaves the organisation. */
      item: EditedItem
    }
  | {
      kind: 'set-status'
      /** The item whose status changes. */
      item: EditedItem
      /** The status that it gets. */
      status: string
    }
  | {
      kind: 'link-area'
      /** The area whose links change. */
      areaId: Id
      /** The sub-areas that it is linked to afterwards. Ignored if `later` is set. */
      subareaIds: readonly Id[]
      /** Whether the area becomes automatic, with all current and future sub-areas. */
      later: boolean
    }
  | {
      kind: 'link-user'
      /** The user whose links change. */
      userId: Id
      /** What the user is linked to. */
      list: 'groups' | 'entities' | 'helperTables'
      /** The items that the user is linked to afterwards. Ignored if `later` is set. */
      ids: readonly Id[]
      /** Whether the user gets all current and future entities. */
      later: boolean
    }

/**
 * Returns what each user gains and loses if one item is edited. Only the part of the structure that the edit affects is
 * compared, so that an area is compared quickly among thousands.
 */
export function accessChangeByEdit(structure: AccessStructure, edit: AccessEdit): AccessDifference[] {
  const target = targetOf(edit)
  const before = target ? narrowedTo(target, structure) : structure
  return accessChange(before, withEdit(before, edit))
}

/** Returns what each user gains and loses if several items are edited together, e.g. all selected users. */
export function accessChangeByEdits(
  structure: AccessStructure,
  edits: readonly AccessEdit[],
): AccessDifference[] {
  const [first, ...others] = edits
  if (!first) return []
  return others.length === 0
    ? accessChangeByEdit(structure, first)
    : accessChange(structure, edits.reduce(withEdit, structure))
}

const targets: Partial<Record<EditedList, Exclude<AccessTarget['kind'], 'combination' | 'milestone'>>> = {
  areas: 'area',
  subareas: 'subarea',
  versions: 'version',
  entities: 'entity',
  helperTables: 'helper-table',
}

/** Returns the item that only this edit affects. Null for groups, users and milestones, which may affect any. */
function targetOf(edit: AccessEdit): AccessTarget | null {
  if (edit.kind === 'link-area') return { kind: 'area', id: edit.areaId }
  if (edit.kind === 'link-user') return null
  const kind = targets[edit.item.list]
  return kind ? { kind, id: edit.item.id } : null
}

/** Returns the structure with the edit. */
function withEdit(structure: AccessStructure, edit: AccessEdit): AccessStructure {
  switch (edit.kind) {
    case 'remove':
      return edited(structure, edit.item, () => [])
    case 'set-status':
      return edited(structure, edit.item, (row) => [{ ...row, status: statusOf(edit.status) }])
    case 'link-area':
      return { ...structure, areas: changed(structure.areas, edit.areaId, (area) => [linked(area, edit)]) }
    case 'link-user': {
      const { list, ids, later } = edit
      const links = {
        [list]: ids.map((id) => ({ id, name: '' })),
        ...(list === 'entities' && { everyEntity: later }),
      }
      return { ...structure, users: changed(structure.users, edit.userId, (user) => [{ ...user, ...links }]) }
    }
  }
}

const linked = <Area extends object>(
  area: Area,
  { later, subareaIds }: Extract<AccessEdit, { kind: 'link-area' }>,
) => ({
  ...area,
  subareaLinkType: later ? ('automatic' as const) : ('custom' as const),
  allCurrentAndFuture: later,
  subareas: subareaIds.map((id) => ({ id, name: '' })),
})

// Only the name of a status decides what users see.
const statusOf = (name: string): Status => ({ id: name, name: statusNameOf({ name }) })

type Change = <Row extends { id: Id }>(row: Row) => Row[]

function edited(structure: AccessStructure, { list, id }: EditedItem, change: Change): AccessStructure {
  if (list !== 'milestones') return { ...structure, [list]: changed<{ id: Id }>(structure[list], id, change) }
  const versions = structure.versions.map((version) => {
    const milestones = changed(version.milestones, id, change)
    return milestones === version.milestones ? version : { ...version, milestones }
  })
  return { ...structure, versions }
}

/** Returns the same list if it does not have the row, because indexes are cached per list. */
function changed<Row extends { id: Id }>(rows: Row[], id: Id, change: (row: Row) => Row[]): Row[]
function changed<Row extends { id: Id }>(
  rows: readonly Row[],
  id: Id,
  change: (row: Row) => Row[],
): readonly Row[]
function changed<Row extends { id: Id }>(rows: readonly Row[], id: Id, change: (row: Row) => Row[]) {
  if (!rows.some((row) => sameId(row.id, id))) return rows
  return rows.flatMap((row) => (sameId(row.id, id) ? change(row) : [row]))
}
