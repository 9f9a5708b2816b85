import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  active,
  archived,
  areaOf,
  entityOf,
  groupOf,
  helperTableOf,
  locked,
  structureOf,
  subareaOf,
  userOf,
  versionOf,
} from './access.samples.ts'
import { type AccessItem, accessItemKey } from './access.ts'
import { accessChange, peopleAffectedByLinks } from './access-change.ts'
import { grantedCombinations, grantedLinks } from './access-grants.ts'
import type { AreaLink } from './access-links.ts'
import { accessOf } from './access-of.ts'
import { type AccessStructure, type AccessTarget, type AccessUser, withGroup } from './access-structure.ts'
import type { AreaGrant, MilestoneGrant } from './security-group.ts'
import { whoSees } from './who-sees.ts'

/** A slow reference model: the requirements one by one, independent of the code under test. */
const model = {
  isArchived: (row: { status: { name: string } | null }) => row.status?.name === 'Archived',

  /** "Automatic links all existing and future sub-areas. Custom lets the user choose." */
  belongs: ({ areas }: AccessStructure, areaId: string, subareaId: string) =>
    areas.some(
      (area) =>
        area.id === areaId &&
        (area.allCurrentAndFuture || area.subareas.some((linked) => linked.id === subareaId)),
    ),

  /** "Groups grant access through combinations, each either specific ones, or all current and future." */
  grantsCombination: (grant: AreaGrant, areaId: string, subareaId: string) =>
    (grant.kind === 'combination' && grant.areaId === areaId && grant.subareaId === subareaId) ||
    (grant.kind === 'whole-area' && grant.areaId === areaId) ||
    (grant.kind === 'whole-subarea' && grant.subareaId === subareaId),

  grantsMilestone: (grant: MilestoneGrant, versionId: string, milestoneId: string) =>
    grant.versionId === versionId && (grant.kind === 'whole-version' || grant.milestoneId === milestoneId),

  /** Everything a user sees, each with its number of reasons. */
  sees(structure: AccessStructure, user: AccessUser): string[] {
    const { areas, subareas, versions, groups, entities, helperTables } = structure
    if (user.status?.name === 'Archived' || user.status?.name === 'Locked') return []
    const seen: string[] = []
    const validGroups = groups.filter(
      (group) => !model.isArchived(group) && user.groups.some(({ id }) => id === group.id),
    )
    for (const area of areas)
      for (const subarea of subareas) {
        if (model.isArchived(area) || model.isArchived(subarea)) continue
        if (!model.belongs(structure, String(area.id), String(subarea.id))) continue
        let reasons = 0
        for (const { areaGrants } of validGroups)
          for (const grant of areaGrants)
            if (model.grantsCombination(grant, String(area.id), String(subarea.id))) reasons += 1
        const readOnly = [area, subarea].some(({ status }) => status?.name === 'Locked')
        if (reasons > 0) seen.push(`combination ${area.id} ${subarea.id} ${reasons} ${readOnly}`)
      }
    for (const version of versions)
      for (const milestone of version.milestones) {
        if (model.isArchived(version) || model.isArchived(milestone)) continue
        let reasons = 0
        for (const { milestoneGrants } of validGroups)
          for (const grant of milestoneGrants)
            if (model.grantsMilestone(grant, String(version.id), String(milestone.id))) reasons += 1
        const readOnly = [version, milestone].some(({ status }) => status?.name === 'Locked')
        if (reasons > 0) seen.push(`milestone ${version.id} ${milestone.id} ${reasons} ${readOnly}`)
      }
    for (const entity of entities)
      if (user.everyEntity || user.entities.some(({ id }) => id === entity.id))
        seen.push(`entity ${entity.id} 1 false`)
    for (const table of helperTables)
      if (!model.isArchived(table) && user.helperTables.some(({ id }) => id === table.id))
        seen.push(`helper-table ${table.id} 1 ${table.status?.name === 'Locked'}`)
    return seen.toSorted()
  },
}

const names = (letter: string) => [1, 2, 3].map((number) => `${letter}${number}`)
const areaIds = names('a')
const subareaIds = names('s')
const versionIds = names('v')
const milestoneIds = names('m')
const groupIds = names('g')
const entityIds = names('e')
const tableIds = names('t')

const status = fc.constantFrom(active, active, null, locked, archived)
const some = (ids: readonly string[]) => fc.subarray([...ids])
const one = (ids: readonly string[]) => fc.constantFrom(...ids)
const all = <Row>(ids: readonly string[], row: (id: string) => fc.Arbitrary<Row>) =>
  fc.tuple(...ids.map(row)).chain((rows) => fc.subarray(rows))

const areaGrant = fc.oneof(
  fc.record({ kind: fc.constant('combination' as const), areaId: one(areaIds), subareaId: one(subareaIds) }),
  fc.record({ kind: fc.constant('whole-area' as const), areaId: one(areaIds) }),
  fc.record({ kind: fc.constant('whole-subarea' as const), subareaId: one(subareaIds) }),
)
const milestoneGrant = fc.oneof(
  fc.record({
    kind: fc.constant('milestone' as const),
    versionId: one(versionIds),
    milestoneId: one(milestoneIds),
  }),
  fc.record({ kind: fc.constant('whole-version' as const), versionId: one(versionIds) }),
)
const each = { selector: (grant: object) => JSON.stringify(grant), maxLength: 5 }

const area = (id: string) =>
  fc
    .tuple(fc.oneof(fc.constant('automatic' as const), some(subareaIds)), status)
    .map(([linked, it]) => areaOf(id, linked, { status: it }))
const group = (id: string) =>
  fc
    .tuple(fc.uniqueArray(areaGrant, each), fc.uniqueArray(milestoneGrant, each), status)
    .map(([areaGrants, milestoneGrants, it]) => groupOf(id, { areaGrants, milestoneGrants, status: it }))
const version = (id: string) =>
  fc.tuple(some(milestoneIds), status, status).map(([ids, it, theirs]) => {
    const bare = versionOf(id, ids, { status: it })
    return { ...bare, milestones: bare.milestones.map((row) => ({ ...row, status: theirs })) }
  })
const user = (id: string) =>
  fc
    .tuple(some(groupIds), some(entityIds), some(tableIds), fc.boolean(), status)
    .map(([groups, entities, helperTables, everyEntity, it]) =>
      userOf(id, { groups, entities, helperTables }, { everyEntity, status: it }),
    )

const structures: fc.Arbitrary<AccessStructure> = fc
  .record({
    areas: all(areaIds, area),
    subareas: all(subareaIds, (id) => status.map((it) => subareaOf(id, { status: it }))),
    versions: all(versionIds, version),
    helperTables: all(tableIds, (id) => status.map((it) => ({ ...helperTableOf(id), status: it }))),
    entities: all(entityIds, (id) => fc.constant(entityOf(id))),
    groups: all(groupIds, group),
    users: all(names('u'), user),
  })
  .map(structureOf)

const label = (item: AccessItem) => JSON.parse(accessItemKey(item)).join(' ')

it('each user sees the items of the model, with as many reasons', () => {
  fc.assert(
    fc.property(structures, (structure) => {
      for (const viewer of structure.users) {
        const { sees, withheld } = accessOf(viewer, structure)
        const seen = sees.map((item) => `${label(item)} ${item.reasons.length} ${item.readOnly}`)
        expect(seen.toSorted()).toEqual(model.sees(structure, viewer))
        expect(new Set([...sees, ...withheld].map(label)).size).toBe(sees.length + withheld.length)
        expect(withheld.every(({ obstacles }) => obstacles.length > 0)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

it('a group grants the same links one by one as in one list', () => {
  const key = ({ area, subarea }: AreaLink) => `${area.id} ${subarea.id}`
  fc.assert(
    fc.property(structures, (structure) => {
      for (const one of structure.groups)
        expect([...grantedLinks(one, structure)].map(key).toSorted()).toEqual(
          grantedCombinations(one, structure).map(key).toSorted(),
        )
    }),
  )
})

const target: fc.Arbitrary<AccessTarget> = fc.oneof(
  fc.record({ kind: fc.constant('area' as const), id: one(areaIds) }),
  fc.record({ kind: fc.constant('subarea' as const), id: one(subareaIds) }),
  fc.record({ kind: fc.constant('version' as const), id: one(versionIds) }),
  fc.record({ kind: fc.constant('entity' as const), id: one(entityIds) }),
  fc.record({ kind: fc.constant('helper-table' as const), id: one(tableIds) }),
  fc.record({ kind: fc.constant('combination' as const), areaId: one(areaIds), subareaId: one(subareaIds) }),
  fc.record({
    kind: fc.constant('milestone' as const),
    versionId: one(versionIds),
    milestoneId: one(milestoneIds),
  }),
)

/** Whether a line of the model belongs to the target. */
function isOf(wanted: AccessTarget, line: string): boolean {
  const [kind, first, second] = line.split(' ')
  switch (wanted.kind) {
    case 'area':
      return kind === 'combination' && first === wanted.id
    case 'subarea':
      return kind === 'combination' && second === wanted.id
    case 'combination':
      return kind === 'combination' && first === wanted.areaId && second === wanted.subareaId
    case 'version':
      return kind === 'milestone' && first === wanted.id
    case 'milestone':
      return kind === 'milestone' && first === wanted.versionId && second === wanted.milestoneId
    default:
      return kind === wanted.kind && first === wanted.id
  }
}

it('whoSees returns the users who see the target, in order', () => {
  fc.assert(
    fc.property(structures, target, (structure, wanted) => {
      const expected = structure.users.flatMap((viewer) => {
        const lines = model.sees(structure, viewer).filter((line) => isOf(wanted, line))
        return lines.length > 0 ? [[viewer.id, ...lines]] : []
      })
      const viewers = whoSees(wanted, structure).map(({ user: { id }, sees }) => [
        id,
        ...sees.map((item) => `${label(item)} ${item.reasons.length} ${item.readOnly}`).toSorted(),
      ])
      expect(viewers).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

/** What a user sees in the model, without the number of reasons and the read-only flag. */
const itemsSeen = (structure: AccessStructure, viewer: AccessUser | undefined) =>
  viewer ? model.sees(structure, viewer).map((line) => line.split(' ').slice(0, -2).join(' ')) : []

function changeIn(before: AccessStructure, after: AccessStructure) {
  const ids = new Set([...after.users, ...before.users].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const was = itemsSeen(
      before,
      before.users.find((viewer) => viewer.id === id),
    )
    const is = itemsSeen(
      after,
      after.users.find((viewer) => viewer.id === id),
    )
    const gained = is.filter((item) => !was.includes(item))
    const lost = was.filter((item) => !is.includes(item))
    return gained.length + lost.length > 0 ? [{ id, gained, lost }] : []
  })
}

const differences = (before: AccessStructure, after: AccessStructure) =>
  accessChange(before, after).map(({ user: { id }, gained, lost }) => ({
    id,
    gained: gained.map(label).toSorted(),
    lost: lost.map(label).toSorted(),
  }))

it('accessChange returns what each user gains and loses', () => {
  fc.assert(
    fc.property(structures, structures, (before, after) => {
      expect(differences(before, after)).toEqual(changeIn(before, after))
    }),
    { numRuns: 300 },
  )
})

it('accessChange returns the effect of one changed group', () => {
  fc.assert(
    fc.property(structures, group('g2'), (before, changed) => {
      const after = withGroup(before, changed)
      expect(differences(before, after)).toEqual(changeIn(before, after))
    }),
    { numRuns: 300 },
  )
})

it('peopleAffectedByLinks returns the users who see more or less after the change', () => {
  fc.assert(
    fc.property(
      structures,
      one(areaIds),
      some(subareaIds),
      some(subareaIds),
      (structure, areaId, to, also) => {
        const { area: before, linked } = linkedIn(structure, areaId)
        const added = to.filter((id) => !also.includes(id))
        const removed = also.filter((id) => linked.includes(id))
        const ids = [...linked, ...added].filter((id) => !removed.includes(id))
        const areas = structure.areas.map((one) =>
          one === before ? areaOf(areaId, ids, { status: one.status }) : one,
        )
        const change = changeIn(structure, { ...structure, areas })
        const { gaining, losing } = peopleAffectedByLinks(structure, { areaId, added, removed })
        expect(gaining.map(({ id }) => id)).toEqual(
          change.filter(({ gained }) => gained.length > 0).map(({ id }) => id),
        )
        expect(losing.map(({ id }) => id)).toEqual(
          change.filter(({ lost }) => lost.length > 0).map(({ id }) => id),
        )
      },
    ),
    { numRuns: 300 },
  )
})

function linkedIn(structure: AccessStructure, areaId: string) {
  const found = structure.areas.find(({ id }) => id === areaId)
  return { area: found, linked: subareaIds.filter((id) => model.belongs(structure, areaId, id)) }
}
