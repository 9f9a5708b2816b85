import { type Actor, can, type SavedFilter } from '@tributary/domain'
import { formatTriageFilter, parseTriageFilter, type TriageFilter } from './triage-filter.ts'

/** Returns the saved filter that shows the same connectors in the same order as this filter; null if none does. */
export function activeSavedFilter(saved: readonly SavedFilter[], filter: TriageFilter): SavedFilter | null {
  const shown = formatTriageFilter(filter)
  return saved.find(({ query }) => formatTriageFilter(parseTriageFilter(query)) === shown) ?? null
}

/** What a user can do with a saved filter. */
export type SavedFilterAction = 'rename' | 'share' | 'unshare' | 'delete'

/**
 * Returns what a viewer may do with a saved filter. Its owner may change it, and so may those who edit connectors if it
 * is shared. Only these may share one, and only its owner may make it personal again.
 */
export function savedFilterActions(filter: SavedFilter, viewer: Actor | null): SavedFilterAction[] {
  const { own, shared } = filter
  const edits = can(viewer, 'connectors.edit')
  const offered: Record<SavedFilterAction, boolean> = {
    rename: own || (shared && edits),
    share: own && !shared && edits,
    unshare: own && shared,
    delete: own || (shared && edits),
  }
  // The keys of this table are the actions.
  return (Object.keys(offered) as SavedFilterAction[]).filter((action) => offered[action])
}
