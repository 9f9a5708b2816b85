import type { AccessDifference, AccessUser, VisibleItem } from '@tributary/domain'
import { accessItemKey, byName } from '@tributary/domain'
import { userName } from '../../users/user-name.ts'
import { accessMessages } from './access.messages.ts'
import { thingName } from './access-reasons.ts'

/** One line about a change: the same people gain, or lose, the same things. */
export type AccessChangeLine = {
  key: string
  kind: 'gain' | 'lose'
  /** E.g. "3 people gain". */
  words: string
  people: readonly string[]
  things: readonly string[]
}

/** What a change means: first what is gained by most, then what is lost by most; no lines when nothing changes. */
export const accessChangeLines = (differences: readonly AccessDifference[]): AccessChangeLine[] => [
  ...linesOf('gain', differences, ({ gained }) => gained),
  ...linesOf('lose', differences, ({ lost }) => lost),
]

/** How many people a change is about. */
export type AccessChangeCounts = { gaining: number; losing: number }

/** How many people gain something, and how many lose something; somebody may do both. */
export const accessChangeCounts = (differences: readonly AccessDifference[]): AccessChangeCounts => ({
  gaining: differences.filter(({ gained }) => gained.length > 0).length,
  losing: differences.filter(({ lost }) => lost.length > 0).length,
})

type Sharing = { things: readonly VisibleItem[]; users: AccessUser[] }

/** People who gain, or lose, just the same stand in one line. */
function linesOf(
  kind: AccessChangeLine['kind'],
  differences: readonly AccessDifference[],
  thingsOf: (difference: AccessDifference) => readonly VisibleItem[],
): AccessChangeLine[] {
  const found = new Map<string, Sharing>()
  // People in the same groups share one list, whose key is made once.
  const keys = new Map<readonly VisibleItem[], string>()
  for (const difference of differences) {
    const things = thingsOf(difference)
    if (things.length === 0) continue
    const key = keys.get(things) ?? things.map(accessItemKey).toSorted().join(' ')
    keys.set(things, key)
    const sharing = found.get(key) ?? { things, users: [] }
    found.set(key, sharing)
    sharing.users.push(difference.user)
  }
  return [...found]
    .map(([key, { things, users }]) => ({
      key: `${kind} ${key}`,
      kind,
      words: accessMessages.change[kind](users.length),
      people: users.map(userName).toSorted(byName),
      things: things.map(thingName).toSorted(byName),
    }))
    .toSorted((a, b) => b.people.length - a.people.length)
}
