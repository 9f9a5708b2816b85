import type { Named, User } from '@tributary/domain'
import type { AccessDifference, AccessList, AccessNames, WholeAccess } from '../../mail/mail.ts'

export type Access = Pick<User, AccessList | 'everyEntity'>

const lists = ['connectors', 'groups', 'entities', 'helperTables'] as const satisfies readonly AccessList[]

/** A mail has this many names of each list at most. */
const MOST_NAMES = 10

/** Returns what a change gives and takes. */
export const differenceOf = (before: Access, after: Access): AccessDifference => ({
  gained: lackingIn(before, after),
  lost: lackingIn(after, before),
})

/** Returns one difference for two changes. What one of them gave and the other one took is left out. */
export function mergedDifference(first: AccessDifference, second: AccessDifference): AccessDifference {
  const gained = {
    earlier: lackingIn(second.lost, first.gained),
    later: lackingIn(first.lost, second.gained),
  }
  const lost = { earlier: lackingIn(second.gained, first.lost), later: lackingIn(first.gained, second.lost) }
  return { gained: together(gained), lost: together(lost) }
}

const together = ({ earlier, later }: { earlier: WholeAccess; later: WholeAccess }): WholeAccess => ({
  ...fromLists((list) => [...earlier[list], ...later[list]]),
  everyEntity: earlier.everyEntity || later.everyEntity,
})

/** What an access has that the other one lacks. */
const lackingIn = (other: WholeAccess, access: WholeAccess): WholeAccess => ({
  ...fromLists((list) => without(access[list], other[list])),
  everyEntity: access.everyEntity && !other.everyEntity,
})

function fromLists(rowsOf: (list: AccessList) => Named[]): Record<AccessList, Named[]> {
  const [connectors, groups, entities, helperTables] = [
    rowsOf('connectors'),
    rowsOf('groups'),
    rowsOf('entities'),
    rowsOf('helperTables'),
  ]
  return { connectors, groups, entities, helperTables }
}

function without(rows: readonly Named[], others: readonly Named[]): Named[] {
  const known = new Set(others.map(({ id }) => String(id)))
  return rows.filter(({ id }) => !known.has(String(id))).map(({ id, name }) => ({ id, name }))
}

export const isEmpty = ({ gained, lost }: AccessDifference): boolean =>
  [gained, lost].every((access) => !access.everyEntity && lists.every((list) => access[list].length === 0))

export const changesExcel = ({ gained, lost }: AccessDifference): boolean =>
  [gained, lost].some(
    (access) => access.everyEntity || lists.some((list) => list !== 'connectors' && access[list].length > 0),
  )

/** The names for a mail. */
export const namesOf = (access: WholeAccess): AccessNames => ({
  lists: lists
    .filter((list) => access[list].length > 0)
    .map((list) => ({
      list,
      shown: access[list].slice(0, MOST_NAMES).map(({ name }) => name),
      more: Math.max(0, access[list].length - MOST_NAMES),
    })),
  futureEntities: access.everyEntity,
})
