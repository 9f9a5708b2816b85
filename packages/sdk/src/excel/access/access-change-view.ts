import type { AccessDifference, AccessUser, VisibleItem } from '@tributary/domain'
import { accessItemKey, byName } from '@tributary/domain'
import { userName } from '../../users/user-name.ts'
import { accessMessages } from './access.messages.ts'
import { accessItemName } from './access-reasons.ts'

/** One line about a change: users who gain, or lose, the same items. */
export type AccessChangeLine = {
  /** Identifies the line in its list. */
  key: string
  /** Whether the users gain or lose the items. */
  kind: 'gain' | 'lose'
  /** For example "3 people gain". */
  words: string
  /** The names of the users. */
  people: readonly string[]
  /** The names of the items. */
  items: readonly string[]
}

/**
 * Returns the lines of a change, gains before losses, each with the largest number of items first. No lines
 * if nothing changes.
 */
export const accessChangeLines = (differences: readonly AccessDifference[]): AccessChangeLine[] => [
  ...linesOf('gain', differences, ({ gained }) => gained),
  ...linesOf('lose', differences, ({ lost }) => lost),
]

/** How many users a change affects. */
export type AccessChangeCounts = {
  /** The number of users who gain. */
  gaining: number
  /** The number of users who lose. */
  losing: number
}

/** Counts the users who gain something and those who lose something. A user may be in both. */
export const accessChangeCounts = (differences: readonly AccessDifference[]): AccessChangeCounts => ({
  gaining: differences.filter(({ gained }) => gained.length > 0).length,
  losing: differences.filter(({ lost }) => lost.length > 0).length,
})

type Sharing = { items: readonly VisibleItem[]; users: AccessUser[] }

/** Users who gain, or lose, the same items share one line. */
function linesOf(
  kind: AccessChangeLine['kind'],
  differences: readonly AccessDifference[],
  itemsOf: (difference: AccessDifference) => readonly VisibleItem[],
): AccessChangeLine[] {
  const found = new Map<string, Sharing>()
  // Users in the same groups share one list, so its key is computed once.
  const keys = new Map<readonly VisibleItem[], string>()
  for (const difference of differences) {
    const items = itemsOf(difference)
    if (items.length === 0) continue
    const key = keys.get(items) ?? items.map(accessItemKey).toSorted().join(' ')
    keys.set(items, key)
    const sharing = found.get(key) ?? { items, users: [] }
    found.set(key, sharing)
    sharing.users.push(difference.user)
  }
  return [...found]
    .map(([key, { items, users }]) => ({
      key: `${kind} ${key}`,
      kind,
      words: accessMessages.change[kind](users.length),
      people: users.map(userName).toSorted(byName),
      items: items.map(accessItemName).toSorted(byName),
    }))
    .toSorted((a, b) => b.people.length - a.people.length)
}
