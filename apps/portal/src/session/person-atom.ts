import { atom, type PrimitiveAtom, type Setter } from 'jotai'

const resets = new Set<(set: Setter) => void>()

/** An atom about the signed-in person: it has its first value again once they have signed out (SHELL-40). */
export function personAtom<T>(first: () => T): PrimitiveAtom<T> {
  const own = atom(first())
  resets.add((set) => set(own, first()))
  return own
}

/** Forgets the signed-in person in this tab: its storage first, since an atom may read it again. */
export const forgetPersonAtom = atom(null, (_get, set) => {
  try {
    sessionStorage.clear()
  } catch {
    // Web storage can be blocked, and is empty then.
  }
  for (const reset of resets) reset(set)
})
