import type { Id } from '@tributary/domain'
import { atom } from 'jotai'
import { personAtom } from '../../session/person-atom.ts'

const KEY = 'disconnection-reasons'

type Reasons = Readonly<Record<string, string>>

/** Web storage can be blocked or full; the reasons then live as long as the page. */
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
    // They are in memory.
  }
}

const changedAtom = personAtom<{ reasons: Reasons | null }>(() => ({ reasons: null }))

/** Why connectors were disconnected here, by id: for this browser session only, and never sent (CONNMAN-20, CONNMAN-27). */
export const reasonsAtom = atom((get) => get(changedAtom).reasons ?? read())

/** Remembers why one was disconnected, or forgets it. */
export const keepReasonAtom = atom(null, (get, set, id: Id, reason: string | null) => {
  const { [String(id)]: before, ...others } = get(reasonsAtom)
  if (before === undefined && reason === null) return
  const now = reason === null ? others : { ...others, [String(id)]: reason }
  set(changedAtom, { reasons: now })
  keep(now)
})
