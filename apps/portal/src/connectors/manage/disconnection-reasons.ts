import type { Id } from '@tributary/domain'
import { atom } from 'jotai'
import { personAtom } from '../../session/person-atom.ts'

const KEY = 'disconnection-reasons'

type Reasons = Readonly<Record<string, string>>

/** Reads the stored reasons. Web storage can be blocked or full; they are then only in memory. */
function read(): Reasons {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const pairs = Object.entries(kept ?? {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    return Object.fromEntries(pairs)
  } catch {
    return {}
  }
}

function keep(reasons: Reasons): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(reasons))
  } catch {
    // They are still in memory.
  }
}

const changedAtom = personAtom<{ reasons: Reasons | null }>(() => ({ reasons: null }))

/**
 * The reasons why connectors were disconnected in this tab, by id. Kept for this browser session only and
 * never sent (CONNMAN-27).
 */
export const reasonsAtom = atom((get) => get(changedAtom).reasons ?? read())

/** Stores the reason of connectors, or removes it. */
export const keepReasonAtom = atom(null, (get, set, ids: Id | readonly Id[], reason: string | null) => {
  const keys = new Set([ids].flat().map(String))
  const before = Object.entries(get(reasonsAtom))
  const others = before.filter(([id]) => !keys.has(id))
  if (reason === null && others.length === before.length) return
  const added = reason === null ? [] : [...keys].map((id) => [id, reason] as const)
  const now = Object.fromEntries([...others, ...added])
  set(changedAtom, { reasons: now })
  keep(now)
})
