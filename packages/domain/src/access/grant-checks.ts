import { statusNameOf } from '../configuration/status.ts'
import { linkIndex } from '../excel/access-links.ts'
import { visibleTo } from '../excel/access-of.ts'
import { type AccessStructure, type AccessTarget, narrowedTo } from '../excel/access-structure.ts'
import { grantedByGroups, groupsOf } from '../excel/granted-items.ts'
import type { SecurityGroup } from '../excel/security-group.ts'
import type { Id, Named } from '../id.ts'
import type { CheckResult, Remedy } from './access-answer.ts'
import type { QuestionUser } from './access-question.ts'

/** The checks of an area, sub-area, version or milestone: it has parts, and a group of the user grants one. */
export function grantChecks(
  user: QuestionUser | undefined,
  target: AccessTarget,
  structure: AccessStructure,
): CheckResult[] {
  const only = narrowedTo(target, structure)
  const own = groupsOf(user?.groups ?? [], structure)
  const granting = structure.groups.filter((group) => grants(group, only))
  const through = own.filter((group) => granting.includes(group))
  return [
    hasPartsCheck(target, only),
    own.length > 0
      ? { kind: 'in-group', items: own.map(named) }
      : { kind: 'in-group', fault: 'without-group', remedy: grantRemedy(own, granting) },
    grantedCheck(own, through, granting),
  ]
}

const named = ({ id, name }: Named): Named => ({ id, name })
const isArchived = ({ status }: SecurityGroup) => statusNameOf(status) === 'archived'
const active = { status: null }

/** Whether a group grants something that is not archived, whatever the status of the group. */
const grants = (group: SecurityGroup, only: AccessStructure): boolean =>
  visibleTo(active, grantedByGroups([{ ...group, status: null }], only)).sees.length > 0

function grantedCheck(
  own: readonly SecurityGroup[],
  through: readonly SecurityGroup[],
  granting: readonly SecurityGroup[],
): CheckResult {
  const valid = through.filter((group) => !isArchived(group))
  if (valid.length > 0) return { kind: 'granted', items: valid.map(named) }
  const [archived] = through
  if (!archived) return { kind: 'granted', fault: 'not-granted', remedy: grantRemedy(own, granting) }
  const remedy = { kind: 'restore', what: 'group', item: named(archived) } as const
  return { kind: 'granted', fault: 'group-archived', items: through.map(named), remedy }
}

/** The group that grants the target and as little else as possible. Otherwise a group of the user, or a new one. */
function grantRemedy(own: readonly SecurityGroup[], granting: readonly SecurityGroup[]): Remedy {
  const [narrowest] = granting.filter((group) => !isArchived(group)).toSorted(byBreadth)
  if (narrowest) return { kind: 'add-to-group', group: named(narrowest) }
  const [first] = own.filter((group) => !isArchived(group))
  return first ? { kind: 'edit-group', group: named(first) } : { kind: 'create-group' }
}

const byBreadth = (a: SecurityGroup, b: SecurityGroup): number =>
  wholes(a) - wholes(b) || grantCount(a) - grantCount(b)
const wholes = ({ areaGrants, milestoneGrants }: SecurityGroup) =>
  [...areaGrants, ...milestoneGrants].filter(({ kind }) => kind.startsWith('whole')).length
const grantCount = ({ areaGrants, milestoneGrants }: SecurityGroup) =>
  areaGrants.length + milestoneGrants.length

type Lacking = { kind: 'link-areas' | 'add-milestone'; item: Named }

/** An area without sub-areas is seen by no one, and a version without milestones neither. */
function hasPartsCheck(target: AccessTarget, only: AccessStructure): CheckResult {
  const remedy = lacking(target, only)
  return remedy ? { kind: 'has-parts', fault: 'without-parts', remedy } : { kind: 'has-parts' }
}

function lacking({ kind }: AccessTarget, only: AccessStructure): Lacking | null {
  const [area] = only.areas
  const [subarea] = only.subareas
  const [version] = only.versions
  const isActive = ({ status }: { status: SecurityGroup['status'] }) => statusNameOf(status) !== 'archived'
  const links = linkIndex(only)
  switch (kind) {
    case 'area':
    case 'combination':
      return area && ![...links.subareasOf(area)].some(isActive) ? linkAreas(area) : null
    case 'subarea':
      return subarea && !links.areasOf(subarea).some(isActive) ? linkAreas(subarea) : null
    case 'version':
      return version && !version.milestones.some(isActive)
        ? { kind: 'add-milestone', item: named(version) }
        : null
    default:
      return null
  }
}

const linkAreas = (row: { id: Id; name: string }): Lacking => ({ kind: 'link-areas', item: named(row) })
