import type { Id } from '@tributary/domain'

/** One step of a plan. Its key is unique within the plan. */
export type Step = {
  /** Identifies the step in its plan. */
  key: string
}

/**
 * Work as data: phases in order, each started only when every step before it has succeeded. Steps of one phase may run
 * at the same time.
 */
export type Plan<S extends Step> = readonly (readonly S[])[]

/** Creates a plan of these phases without the empty ones, so a plan without work is empty. */
export const planOf = <S extends Step>(...phases: readonly (readonly S[])[]): Plan<S> =>
  phases.filter((phase) => phase.length > 0)

/** Returns every id once, in order. A number and its text are the same id. */
export const distinctIds = (ids: readonly Id[]): Id[] =>
  ids.length < 2 ? [...ids] : [...new Map(ids.map((id) => [String(id), id])).values()]

/** Returns the ids of the first list that the second lacks, each once. */
export const idsWithout = (ids: readonly Id[], others: readonly Id[]): Id[] => {
  // Linkers call this at every tick. Usually one list is empty and the other has ten thousand ids.
  if (ids.length === 0 || others.length === 0) return distinctIds(ids)
  const known = new Set(others.map(String))
  return distinctIds(ids.filter((id) => !known.has(String(id))))
}
