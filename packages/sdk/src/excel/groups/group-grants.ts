import type { AreaGrant, Id, MilestoneGrant, SecurityGroup } from '@tributary/domain'

/** The choice for one item on the left of the wizard: everything now and later, or a list. */
export type Choice = {
  /** The item on the left. */
  id: Id
  /** Whether all current and future items on the right are chosen. */
  every: boolean
  /** The items on the right that are chosen one by one. */
  ids: readonly Id[]
}

/** The choices of the three wizard steps: by area, by sub-area, by version. */
export type GroupSelection = {
  /** The choices of the first step: sub-areas by area. */
  areas: readonly Choice[]
  /** The choices of the second step: areas by sub-area. */
  subareas: readonly Choice[]
  /** The choices of the third step: milestones by version. */
  versions: readonly Choice[]
}

type Grants = Pick<SecurityGroup, 'areaGrants' | 'milestoneGrants'>

/** Returns a key that is equal for equal grants. */
export const grantKey = (grant: AreaGrant | MilestoneGrant): string =>
  JSON.stringify(
    Object.entries(grant)
      .toSorted()
      .map(([name, value]) => [name, String(value)]),
  )

const once = <G extends AreaGrant | MilestoneGrant>(grants: readonly G[]): G[] => [
  ...new Map(grants.map((grant) => [grantKey(grant), grant])).values(),
]

/** Returns the grants of the wizard's choices. A combination chosen in two steps appears once. */
export const grantsOf = ({ areas, subareas, versions }: GroupSelection): Grants => ({
  areaGrants: once<AreaGrant>([
    ...areas.flatMap((area) => [
      ...(area.every ? [{ kind: 'whole-area', areaId: area.id } as const] : []),
      ...area.ids.map((subareaId) => ({ kind: 'combination', areaId: area.id, subareaId }) as const),
    ]),
    ...subareas.flatMap((subarea) => [
      ...(subarea.every ? [{ kind: 'whole-subarea', subareaId: subarea.id } as const] : []),
      ...subarea.ids.map((areaId) => ({ kind: 'combination', areaId, subareaId: subarea.id }) as const),
    ]),
  ]),
  milestoneGrants: once<MilestoneGrant>(
    versions.flatMap((version) => [
      ...(version.every ? [{ kind: 'whole-version', versionId: version.id } as const] : []),
      ...version.ids.map(
        (milestoneId) => ({ kind: 'milestone', versionId: version.id, milestoneId }) as const,
      ),
    ]),
  ),
})

/** Returns the choices that prefill the wizard. A combination appears with its area, in the first step. */
export function selectionOf({ areaGrants, milestoneGrants }: Grants): GroupSelection {
  const areas = new ChoiceList()
  const subareas = new ChoiceList()
  const versions = new ChoiceList()
  for (const grant of areaGrants) {
    if (grant.kind === 'whole-subarea') subareas.add(grant.subareaId, null)
    else areas.add(grant.areaId, grant.kind === 'combination' ? grant.subareaId : null)
  }
  for (const grant of milestoneGrants)
    versions.add(grant.versionId, grant.kind === 'milestone' ? grant.milestoneId : null)
  return { areas: areas.all(), subareas: subareas.all(), versions: versions.all() }
}

class ChoiceList {
  private readonly choices = new Map<string, { id: Id; every: boolean; ids: Id[] }>()

  add(id: Id, chosen: Id | null): void {
    const known = this.choices.get(String(id)) ?? { id, every: false, ids: [] }
    this.choices.set(String(id), known)
    if (chosen === null) known.every = true
    else known.ids.push(chosen)
  }

  all(): Choice[] {
    return [...this.choices.values()]
  }
}
