import type { Area, AreaGrant, Id, MilestoneGrant, SecurityGroup, User } from '@tributary/domain'
import * as sdk from '@tributary/sdk'
import { areaLinkPlan, grantKey, userEntityPlan, userLinkPlan } from '@tributary/sdk/excel'
import { type Change, changeOf } from './change.ts'
import type { excelCalls } from './excel-calls.ts'
import type { ExcelItems } from './excel-items.ts'
import { exportGrants } from './export-excel.ts'
import type { NamedItems } from './named-items.ts'
import type { Current } from './read-current.ts'
import type { Choice, WantedExcel, WantedGrant } from './state-file.ts'

type Calls = ReturnType<typeof excelCalls>

const shown = (choice: Choice | readonly string[] | undefined): string =>
  choice === 'all' ? 'all' : choice && choice.length > 0 ? choice.toSorted().join(', ') : 'none'

const idsOf = <T extends { id: Id; name: string }>(items: NamedItems<T>, names: readonly string[]): Id[] =>
  names.map((name) => items.get(name).id)

/** Plans which sub-areas an area is linked to. A new area is automatic. */
export const planAreaLinks = (
  { client, orgId }: Current,
  { areas, subareas }: ExcelItems,
  { saveArea }: Calls,
  wanted: WantedExcel['areas'] = [],
): Change[] =>
  wanted.flatMap(({ name, subareas: choice }) => {
    const known = areas.find(name)
    const before = known && known.subareaLinkType === 'custom' ? known.subareas.map((one) => one.name) : 'all'
    return changeOf(
      'area',
      name,
      [{ field: 'subareas', before: shown(before), after: shown(choice) }],
      async () => {
        let area = areas.get(name)
        const plan = areaLinkPlan(
          area,
          choice === 'all'
            ? { linkType: 'automatic' }
            : { linkType: 'custom', subareaIds: idsOf(subareas, choice) },
        )
        for (const step of plan.flat()) area = areas.set(await make(area, step))
      },
    )

    async function make(area: Area, step: ReturnType<typeof areaLinkPlan>[number][number]): Promise<Area> {
      const at = { query: { orgId } }
      const expected = area.subareas.map(({ id }) => id)
      const areaId = area.id
      const status = area.status?.name.toLowerCase() ?? 'active'
      if (step.kind === 'set-link-type')
        return saveArea(area, { name: area.name, status, subareaLinkType: step.linkType })
      if (step.kind === 'unlink-all')
        return (await sdk.unlinkAreaFromAll(client, { ...at, body: { areaId, expected } })).data
      if (step.kind === 'link-all') {
        const body = { areaId, allCurrentAndFuture: true, expected } as const
        return (await sdk.linkArea(client, { ...at, body })).data
      }
      const call = step.kind === 'link' ? sdk.linkArea : sdk.unlinkArea
      return (await call(client, { ...at, body: { areaId, subareaId: step.subareaId, expected } })).data
    }
  })

/** Plans the grants of groups: new ones first, so that no one loses access in between. */
export const planGrants = (
  current: Current,
  items: ExcelItems,
  wanted: WantedExcel['securityGroups'] = [],
): Change[] =>
  wanted.flatMap(({ name, grants }) => {
    if (!grants) return []
    const known = items.groups.find(name)
    const before = known ? exportGrants(current, known) : []
    return changeOf(
      'security group',
      name,
      [{ field: 'grants', before: grantsText(before), after: grantsText(grants) }],
      () =>
        makeGrants(
          current,
          items.groups.get(name),
          grants.flatMap((grant) => grantsOf(items, grant)),
        ),
    )
  })

const grantsText = (grants: readonly WantedGrant[]): string => {
  const texts = grants.flatMap((grant) => {
    if ('version' in grant) return pairs(grant.version, grant.milestones)
    return 'area' in grant ? pairs(grant.area, grant.subareas) : [`*/${grant.subarea}`]
  })
  return texts.length > 0 ? [...new Set(texts)].toSorted().join(', ') : 'none'
}

const pairs = (left: string, choice: Choice): string[] =>
  choice === 'all' ? [`${left}/*`] : choice.map((right) => `${left}/${right}`)

type Grant = AreaGrant | MilestoneGrant

function grantsOf({ areas, subareas, versions, milestones }: ExcelItems, grant: WantedGrant): Grant[] {
  if ('version' in grant) {
    const versionId = versions.get(grant.version).id
    if (grant.milestones === 'all') return [{ kind: 'whole-version', versionId }]
    const ids = idsOf(milestones(grant.version), grant.milestones)
    return ids.map((milestoneId) => ({ kind: 'milestone', versionId, milestoneId }))
  }
  if (!('area' in grant)) return [{ kind: 'whole-subarea', subareaId: subareas.get(grant.subarea).id }]
  const areaId = areas.get(grant.area).id
  if (grant.subareas === 'all') return [{ kind: 'whole-area', areaId }]
  return idsOf(subareas, grant.subareas).map((subareaId) => ({ kind: 'combination', areaId, subareaId }))
}

async function makeGrants({ client, orgId }: Current, group: SecurityGroup, wanted: readonly Grant[]) {
  const had = new Map<string, Grant>(
    [...group.areaGrants, ...group.milestoneGrants].map((one) => [grantKey(one), one]),
  )
  const keys = new Set(wanted.map(grantKey))
  const at = { query: { orgId } }
  for (const grant of wanted)
    if (!had.has(grantKey(grant))) {
      const body = { groupId: group.id, expected: { granted: false } }
      if (isMilestoneGrant(grant)) await sdk.grantMilestones(client, { ...at, body: { ...body, grant } })
      else await sdk.grantAreas(client, { ...at, body: { ...body, grant } })
    }
  for (const [key, grant] of had)
    if (!keys.has(key)) {
      const body = { groupId: group.id, expected: { granted: true } }
      if (isMilestoneGrant(grant)) await sdk.revokeMilestones(client, { ...at, body: { ...body, grant } })
      else await sdk.revokeAreas(client, { ...at, body: { ...body, grant } })
    }
}

const isMilestoneGrant = (grant: Grant): grant is MilestoneGrant => 'versionId' in grant

/** Plans which groups, entities and helper tables each user has. The API has these lists by user. */
export const planUserLinks = (current: Current, items: ExcelItems, excel: WantedExcel): Change[] =>
  current.users.flatMap((user) => [
    ...groupChanges(current, items, user, excel.securityGroups),
    ...linkChanges(current, items, user, excel.links),
  ])

/** Groups that the file does not have, or whose members it leaves out, stay as they are. */
function groupChanges(
  { client, orgId }: Current,
  { groups }: ExcelItems,
  user: User,
  wanted: WantedExcel['securityGroups'],
) {
  const described = (wanted ?? []).filter(({ members }) => members)
  const names = new Set(described.map(({ name }) => groups.find(name)?.name ?? name))
  const others = user.groups.filter(({ name }) => !names.has(name)).map(({ name }) => name)
  const mine = described
    .filter(({ members }) => members?.some((email) => isUser(user, email)))
    .map(({ name }) => name)
  const before = shown(user.groups.map(({ name }) => name))
  const after = [...others, ...mine]
  return changeOf('user', user.emailAddress, [{ field: 'groups', before, after: shown(after) }], async () => {
    let linked = user.groups.map(({ id }) => id)
    const at = { params: { id: user.id }, query: { orgId } }
    for (const step of userLinkPlan(user.id, linked, idsOf(groups, after)).flat()) {
      const expected = linked
      const { data } =
        step.kind === 'link'
          ? await sdk.linkUserToGroup(client, {
              ...at,
              body: { organisationId: orgId, groupId: step.id, expected },
            })
          : await sdk.unlinkUserFromGroups(client, { ...at, body: { expected } })
      linked = data.groups.map(({ id }) => id)
    }
  })
}

const isUser = ({ emailAddress }: User, email: string): boolean =>
  emailAddress.toLowerCase() === email.toLowerCase()

function linkChanges(
  current: Current,
  items: ExcelItems,
  user: User,
  wanted: WantedExcel['links'],
): Change[] {
  const row = wanted?.find((one) => isUser(user, one.user))
  if (!wanted) return []
  const { entities = row ? undefined : [], helperTables = row ? undefined : [] } = row ?? {}
  return [
    ...(entities ? entityChanges(current, items, user, entities) : []),
    ...(helperTables ? tableChanges(current, items, user, helperTables) : []),
  ]
}

function entityChanges(
  { client, orgId }: Current,
  { entities }: ExcelItems,
  user: User,
  wanted: Choice,
): Change[] {
  const before = user.everyEntity ? 'all' : user.entities.map(({ name }) => name)
  return changeOf(
    'user',
    user.emailAddress,
    [{ field: 'entities', before: shown(before), after: shown(wanted) }],
    async () => {
      const every = wanted === 'all'
      const form = {
        applyFor: every ? 'allCurrentAndFuture' : 'onlySelected',
        entityIds: every ? [] : idsOf(entities, wanted),
      } as const
      const at = { params: { id: user.id }, query: { orgId } }
      let linked = user.entities.map(({ id }) => id)
      for (const step of userEntityPlan(
        user,
        entities.all().map(({ id }) => id),
        form,
      ).flat()) {
        const expected = linked
        const { data } =
          step.kind === 'link'
            ? await sdk.linkUserToEntity(client, {
                ...at,
                body: { entityId: step.entityId, applyFor: step.applyFor, expected },
              })
            : await sdk.unlinkUserFromEntities(client, { ...at, body: { expected } })
        linked = data.entities.map(({ id }) => id)
      }
    },
  )
}

function tableChanges(
  { client, orgId }: Current,
  { helperTables }: ExcelItems,
  user: User,
  wanted: readonly string[],
): Change[] {
  const before = user.helperTables.map(({ name }) => name)
  return changeOf(
    'user',
    user.emailAddress,
    [{ field: 'helperTables', before: shown(before), after: shown(wanted) }],
    async () => {
      let linked = user.helperTables.map(({ id }) => id)
      const at = { params: { id: user.id }, query: { orgId } }
      for (const step of userLinkPlan(user.id, linked, idsOf(helperTables, wanted)).flat()) {
        const expected = linked
        const { data } =
          step.kind === 'link'
            ? await sdk.linkUserToHelperTable(client, { ...at, body: { helperTableId: step.id, expected } })
            : await sdk.unlinkUserFromHelperTables(client, { ...at, body: { expected } })
        linked = data.helperTables.map(({ id }) => id)
      }
    },
  )
}
