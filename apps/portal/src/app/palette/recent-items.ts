import type { Id, SessionUser } from '@tributary/domain'
import type { PaletteItem } from '@tributary/ui'
import { atom } from 'jotai'
import { personAtom } from '../../session/person-atom.ts'

const KEY = 'palette'
const MOST_RECENT = 5

/** The ids of recent items, the latest first, by user and organisation. */
type Recent = Readonly<Record<string, readonly string[]>>

/** Reads what is stored. Web storage can be blocked or full; the items are then only in memory. */
function read(): Recent {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const pairs = Object.entries(kept ?? {}).filter((pair): pair is [string, string[]] => isIds(pair[1]))
    return Object.fromEntries(pairs)
  } catch {
    return {}
  }
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

function keep(recent: Recent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recent))
  } catch {
    // They are still in memory.
  }
}

const changedAtom = personAtom<{ recent: Recent | null }>(() => ({ recent: null }))

/** The recent items of the palette. Only their ids are kept, until the user signs out. */
const recentAtom = atom((get) => get(changedAtom).recent ?? read())

/** Returns the key of the recent items of a user in an organisation. */
export const recentKey = (user: Pick<SessionUser, 'email'>, organisationId: Id | undefined): string =>
  `${user.email} ${organisationId ?? ''}`

/** The ids of the recent items by key. */
export const recentIdsAtom = atom((get) => (key: string) => get(recentAtom)[key] ?? [])

/** Puts an item before the other recent ones. */
export const chooseItemAtom = atom(null, (get, set, key: string, id: string) => {
  const all = get(recentAtom)
  const others = (all[key] ?? []).filter((other) => other !== id)
  const recent = { ...all, [key]: [id, ...others].slice(0, MOST_RECENT) }
  set(changedAtom, { recent })
  keep(recent)
})

/** Returns the recent items that the palette still offers. */
export function recentItems(
  ids: readonly string[],
  groups: readonly (readonly PaletteItem[])[],
): PaletteItem[] {
  const wanted = new Map<string, PaletteItem>()
  for (const item of groups.flat()) if (ids.includes(item.id)) wanted.set(item.id, item)
  return ids.flatMap((id) => wanted.get(id) ?? [])
}
