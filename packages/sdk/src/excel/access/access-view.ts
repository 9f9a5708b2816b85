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

/** Why a user sees something: the sentence, and where it can be changed. The group is null for a link of the user. */
export type ReasonView = {
  words: string
  source: 'group' | 'entities' | 'helper-tables'
  groupId: Id | null
  /** The sentence without what it grants, e.g. "through Controllers". */
  via: string
  /** What it grants beyond this one thing, e.g. "all current and future sub-areas of Revenue"; null for one thing. */
  scope: string | null
}

/** Something somebody sees, or somebody who sees it, with what belongs to it. */
export type AccessRow = {
  id: Id
  name: string
  readOnly: boolean
  reasons: readonly ReasonView[]
  parts: readonly Omit<AccessRow, 'parts'>[]
}

/** Everything one person sees, by name. */
export type PersonAccess = {
  totals: AccessTotals
  areas: readonly AccessRow[]
  versions: readonly AccessRow[]
  entities: readonly AccessRow[]
  helperTables: readonly AccessRow[]
  /** Why they see nothing; null when they see something. */
  nothing: string | null
}

/** What a person sees and because of what, as their page tells it. */
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

/** Sights as rows beneath what they belong to, both by name. */
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

/** Every reason for any of these, each sentence once. */
function reasonsOf(sights: readonly VisibleItem[]): ReasonView[] {
  const found = new Map<string, ReasonView>()
  for (const sight of sights)
    for (const reason of sight.reasons) {
      const view = reasonView(reason, sight)
      found.set(`${view.groupId} ${view.words}`, view)
    }
  return [...found.values()]
}

function reasonView(reason: AccessReason, thing: AccessItem): ReasonView {
  const words = reasonSentence(reason, thing)
  if (reason.kind === 'grant')
    return { words, source: 'group', groupId: reason.group.id, ...grantParts(reason, thing) }
  const source = thing.kind === 'entity' ? 'entities' : 'helper-tables'
  return { words, source, groupId: null, via: words, scope: null }
}

/** Why a person sees nothing in Excel: what is in the way, or that they were given nothing. Null when they do see something. */
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

const OBSTACLES_SAID = 5

function obstacleWords(obstacles: readonly AccessObstacle[]): string {
  const words = obstacles.flatMap((one) => (one.kind === 'user' ? [] : [accessMessages.obstacle(one)]))
  const all = [...new Set(words)]
  const rest = all.length - OBSTACLES_SAID
  return [...all.slice(0, OBSTACLES_SAID), ...(rest > 0 ? [accessMessages.change.more(rest)] : [])].join(', ')
}

/** Somebody who sees something of a target, with what of it and why. */
export type WitnessRow = AccessRow & { emailAddress: string }

/** Who sees a target and because of what, by name. */
export function thingAccess(target: AccessTarget, structure: AccessStructure): WitnessRow[] {
  // People in the same groups see the same list, which is worded once.
  const worded = new Map<readonly VisibleItem[], Omit<WitnessRow, 'id' | 'name' | 'emailAddress'>>()
  const rows = whoSees(target, structure).map(({ user, sees }) => {
    const { id, emailAddress } = user
    const seen = worded.get(sees) ?? { ...seenOf(sees), parts: sortedByName(partsSeen(target, sees)) }
    worded.set(sees, seen)
    return { id, name: userName(user), emailAddress, ...seen }
  })
  return sortedByName(rows)
}

/** What of a target somebody sees: sub-areas of an area, areas of a sub-area, milestones of a version. */
const partsSeen = ({ kind }: AccessTarget, sees: readonly VisibleItem[]) =>
  sees.flatMap((sight) => {
    if (sight.kind === 'combination' && kind === 'area') return [rowOf(sight.subarea, [sight])]
    if (sight.kind === 'combination' && kind === 'subarea') return [rowOf(sight.area, [sight])]
    return sight.kind === 'milestone' && kind === 'version' ? [rowOf(sight.milestone, [sight])] : []
  })
