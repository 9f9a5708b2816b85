import { atom, type PrimitiveAtom, type Setter } from 'jotai'

const resets = new Set<(set: Setter) => void>()

/** Creates an atom about the signed-in user. Signing out resets it to its first value (SHELL-40). */
export function personAtom<T>(first: () => T): PrimitiveAtom<T> {
  const own = atom(first())
  resets.add((set) => set(own, first()))
  return own
}

/** Forgets the signed-in user in this tab. Storage is cleared first, because an atom may read it again. */
export const forgetPersonAtom = atom(null, (_get, set) => {
  try {
    sessionStorage.clear()
  } catch {
    // Web storage can be blocked; it is empty then.
  }
  for (const reset of resets) reset(set)
})
