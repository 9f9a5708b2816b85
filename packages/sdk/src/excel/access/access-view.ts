import {
  type AccessItem,
  type AccessObstacle,
  type AccessReason,
  type AccessStructure,
  type AccessTarget,
  type AccessUser,
  accessOf,
  type Id,
  type UserAccess,
  type VisibleItem,
  whoSees,
} from '@tributary/domain'
import { sortedByName } from '../../common/lists/sort.ts'
import { userName } from '../../users/user-name.ts'
import { type AccessTotals, accessMessages } from './access.messages.ts'
import { grantParts, reasonSentence } from './access-reasons.ts'

/** Why a user sees something, and where to change it. The group is null for a link of the user. */
export type ReasonView = {
  /** The reason in words. */
  words: string
  /** Where an administrator changes it. */
  source: 'group' | 'entities' | 'helper-tables'
  /** The group to change; null for a link of the user. */
  groupId: Id | null
  /** The reason without its scope, for example "through Controllers". */
  via: string
  /**
   * The scope if it is wider than this item, for example "all current and future sub-areas of Revenue",
   * otherwise null.
   */
  scope: string | null
}

/** An item a user sees, or a user who sees an item, with its parts. */
export type AccessRow = {
  /** Identifies the item or user. */
  id: Id
  /** The name on screen. */
  name: string
  /** Whether the user sees but cannot change it. */
  readOnly: boolean
  /** Why the user sees it. */
  reasons: readonly ReasonView[]
  /** Its sub-areas, areas or milestones, with the same fields. */
  parts: readonly Omit<AccessRow, 'parts'>[]
}

/** Everything one user sees, sorted by name. */
export type PersonAccess = {
  /** The number of items of each kind. */
  totals: AccessTotals
  /** The areas, with the visible sub-areas. */
  areas: readonly AccessRow[]
  /** The versions, with the visible milestones. */
  versions: readonly AccessRow[]
  /** The entities. */
  entities: readonly AccessRow[]
  /** The helper tables. */
  helperTables: readonly AccessRow[]
  /** Why the user sees nothing. Null if they see something. */
  nothing: string | null
}

/** Returns what a user sees, and why. */
export function personAccess(user: AccessUser, structure: AccessStructure): PersonAccess {
  const access = accessOf(user, structure)
  const { sees } = access
  const areas = rowsOf(sees, (sight) => (sight.kind === 'combination' ? [sight.area, sight.subarea] : null))
  const versions = rowsOf(sees, (sight) =>
    sight.kind === 'milestone' ? [sight.version, sight.milestone] : null,
  )
  const entities = rowsOf(sees, (sight) => (sight.kind === 'entity' ? [sight.entity] : null))
  const helperTables = rowsOf(sees, (sight) => (sight.kind === 'helper-table' ? [sight.helperTable] : null))
  const parts = (rows: readonly AccessRow[]) => rows.reduce((sum, row) => sum + row.parts.length, 0)
  const totals = {
    areas: areas.length,
    subareas: parts(areas),
    versions: versions.length,
    milestones: parts(versions),
    entities: entities.length,
    helperTables: helperTables.length,
  }
  return { totals, areas, versions, entities, helperTables, nothing: whyNothing(user, access) }
}

type Place = { id: Id; name: string }

/** Returns visible items as rows under the item they belong to, both sorted by name. */
function rowsOf(
  sees: readonly VisibleItem[],
  placeOf: (sight: VisibleItem) => readonly [Place, Place?] | null,
): AccessRow[] {
  const found = new Map<string, Gathered>()
  for (const sight of sees) {
    const place = placeOf(sight)
    if (!place) continue
    const [whole, part] = place
    const row = found.get(String(whole.id)) ?? { ...whole, sights: [], parts: [] }
    found.set(String(whole.id), row)
    row.sights.push(sight)
    if (part) row.parts.push({ ...rowOf(part, [sight]) })
  }
  return sortedByName(
    [...found.values()].map(({ sights, parts, ...whole }) => ({
      ...rowOf(whole, sights),
      parts: sortedByName(parts),
    })),
  )
}

type Gathered = Place & { sights: VisibleItem[]; parts: Omit<AccessRow, 'parts'>[] }

const rowOf = ({ id, name }: Place, sights: readonly VisibleItem[]) => ({ id, name, ...seenOf(sights) })

const seenOf = (sights: readonly VisibleItem[]) => ({
  readOnly: sights.every(({ readOnly }) => readOnly),
  reasons: reasonsOf(sights),
})

/** Returns the reasons for any of these items, each once. */
function reasonsOf(sights: readonly VisibleItem[]): ReasonView[] {
  const found = new Map<string, ReasonView>()
  for (const sight of sights)
    for (const reason of sight.reasons) {
      const view = reasonView(reason, sight)
      found.set(`${view.groupId} ${view.words}`, view)
    }
  return [...found.values()]
}

function reasonView(reason: AccessReason, item: AccessItem): ReasonView {
  const words = reasonSentence(reason, item)
  if (reason.kind === 'grant')
    return { words, source: 'group', groupId: reason.group.id, ...grantParts(reason, item) }
  const source = item.kind === 'entity' ? 'entities' : 'helper-tables'
  return { words, source, groupId: null, via: words, scope: null }
}

/** Returns why a user sees nothing in Excel: an obstacle, or nothing granted. Null if they see something. */
function whyNothing(user: AccessUser, { sees, withheld }: UserAccess): string | null {
  const { nothing } = accessMessages
  if (sees.length > 0) return null
  const obstacles = withheld.flatMap((one) => one.obstacles)
  const own = obstacles.find(({ kind }) => kind === 'user')
  if (own) return nothing[own.status]
  if (withheld.length > 0) return nothing.withheld(obstacleWords(obstacles))
  const links = user.groups.length + user.entities.length + user.helperTables.length
  return links === 0 && !user.everyEntity ? nothing.unassigned : nothing.ungranted
}

const OBSTACLES_SHOWN = 5

function obstacleWords(obstacles: readonly AccessObstacle[]): string {
  const words = obstacles.flatMap((one) => (one.kind === 'user' ? [] : [accessMessages.obstacle(one)]))
  const all = [...new Set(words)]
  const rest = all.length - OBSTACLES_SHOWN
  return [...all.slice(0, OBSTACLES_SHOWN), ...(rest > 0 ? [accessMessages.change.more(rest)] : [])].join(
    ', ',
  )
}

/** A user who sees something of an item, with the parts they see and why. */
export type AccessUserRow = AccessRow & {
  /** The address the user signs in with. */
  emailAddress: string
}

/** Returns who sees an item and why, sorted by name. */
export function itemAccess(target: AccessTarget, structure: AccessStructure): AccessUserRow[] {
  // Users in the same groups see the same list, so its text is built once.
  const rowsBySight = new Map<readonly VisibleItem[], Omit<AccessUserRow, 'id' | 'name' | 'emailAddress'>>()
  const rows = whoSees(target, structure).map(({ user, sees }) => {
    const { id, emailAddress } = user
    const seen = rowsBySight.get(sees) ?? { ...seenOf(sees), parts: sortedByName(partsSeen(target, sees)) }
    rowsBySight.set(sees, seen)
    return { id, name: userName(user), emailAddress, ...seen }
  })
  return sortedByName(rows)
}

/**
 * Returns the parts of an item that a user sees: sub-areas of an area, areas of a sub-area, milestones of a
 * version.
 */
const partsSeen = ({ kind }: AccessTarget, sees: readonly VisibleItem[]) =>
  sees.flatMap((sight) => {
    if (sight.kind === 'combination' && kind === 'area') return [rowOf(sight.subarea, [sight])]
    if (sight.kind === 'combination' && kind === 'subarea') return [rowOf(sight.area, [sight])]
    return sight.kind === 'milestone' && kind === 'version' ? [rowOf(sight.milestone, [sight])] : []
  })
