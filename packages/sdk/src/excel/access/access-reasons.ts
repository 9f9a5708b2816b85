import type { AccessItem, AccessReason, AreaGrant, MilestoneGrant } from '@tributary/domain'
import { accessMessages } from './access.messages.ts'

const { reasons: words } = accessMessages

/** Returns the names of an item: the area, version, entity or helper table, and its part if it has one. */
export function accessItemNames(item: AccessItem): { name: string; part: string | null } {
  switch (item.kind) {
    case 'combination':
      return { name: item.area.name, part: item.subarea.name }
    case 'milestone':
      return { name: item.version.name, part: item.milestone.name }
    case 'entity':
      return { name: item.entity.name, part: null }
    case 'helper-table':
      return { name: item.helperTable.name, part: null }
  }
}

/** Returns the full name of an item, for example "Revenue – North". */
export function accessItemName(item: AccessItem): string {
  const { name, part } = accessItemNames(item)
  return part === null ? name : words.pair(name, part)
}

/**
 * Returns why a user sees an item, for example "through Controllers: all current and future sub-areas of
 * Revenue".
 */
export function reasonSentence(reason: AccessReason, item: AccessItem): string {
  if (reason.kind === 'link') return words.linked
  if (reason.kind === 'every-entity') return words.everyEntity
  return words.through(reason.group.name, grantWords(reason.grant, item))
}

/** Returns the two halves of a grant's sentence: the group, and the granted scope if it is wider than this item. */
export function grantParts({ group, grant }: Extract<AccessReason, { kind: 'grant' }>, item: AccessItem) {
  const isOne = grant.kind === 'combination' || grant.kind === 'milestone'
  return { via: words.via(group.name), scope: isOne ? null : grantWords(grant, item) }
}

function grantWords({ kind }: AreaGrant | MilestoneGrant, item: AccessItem): string {
  const { name, part } = accessItemNames(item)
  switch (kind) {
    case 'whole-area':
      return words.wholeArea(name)
    case 'whole-subarea':
      return words.wholeSubarea(part ?? '')
    case 'whole-version':
      return words.wholeVersion(name)
    case 'combination':
    case 'milestone':
      return words.pair(name, part ?? '')
  }
}
