import type { Id } from '../id.ts'

/** The parameters of an address that a saved filter may have. */
export const savedFilterParameters = ['state', 'type', 'search', 'mine', 'sort'] as const

/** The limits of saved filters. */
export const savedFilterLimits = {
  /** The most characters of a name. */
  name: 60,
  /** The most characters of a query. */
  query: 500,
  /** The most personal filters of a user in an organisation. */
  personal: 50,
  /** The most shared filters of an organisation. */
  shared: 50,
} as const

/** A named filter of the list of connectors. Its owner sees it; a shared one is visible to all members. */
export type SavedFilter = {
  /** Identifies the filter. */
  id: Id
  /** The name on screen, unique among the filters of its owner. */
  name: string
  /** The query string of an address, without `?`, e.g. `state=error&type=ftp`. */
  query: string
  /** Whether all members of the organisation see it. */
  shared: boolean
  /** Whether it belongs to the caller. */
  own: boolean
  /** The name of the owner; null after they have left. */
  by: string | null
}
