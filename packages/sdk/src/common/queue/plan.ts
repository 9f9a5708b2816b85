import type { Id } from '@tributary/domain'

/** Something to be done, named by a key that no other step of its plan has. */
export type Step = { key: string }

/**
 * What has to be done, as data: phases one after the other, each begun only when every step before has succeeded.
 * Within a phase the order does not matter, so that several steps may be under way at once.
 */
export type Plan<S extends Step> = readonly (readonly S[])[]

/** A plan of these phases; those without a step are left out, so that nothing to do is an empty plan. */
export const planOf = <S extends Step>(...phases: readonly (readonly S[])[]): Plan<S> =>
  phases.filter((phase) => phase.length > 0)

/** Every id once, in order. A number and its text are the same id. */
export const distinctIds = (ids: readonly Id[]): Id[] =>
  ids.length < 2 ? [...ids] : [...new Map(ids.map((id) => [String(id), id])).values()]

/** The ids of the first list that the second lacks, each once. */
export const idsWithout = (ids: readonly Id[], others: readonly Id[]): Id[] => {
  // Linkers ask at every tick, and mostly one of the two lists is empty while the other has ten thousand.
  if (ids.length === 0 || others.length === 0) return distinctIds(ids)
  const known = new Set(others.map(String))
  return distinctIds(ids.filter((id) => !known.has(String(id))))
}
