import { type AccessEdit, accessChangeByEdit, type Id } from '@tributary/domain'
import type { AccessImpactProps } from '@tributary/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useAccessLists } from './use-access-structure.ts'

const nothing: AccessImpactProps['differences'] = []

/**
 * What each user gains and loses if an item is edited, before it is saved. Null if nothing is edited yet: then no list is
 * loaded. The pages have most of the lists already.
 */
export function useAccessPreview(
  organisationId: Id,
  edit: AccessEdit | null,
): AccessImpactProps['differences'] {
  const { structure, lists } = useAccessLists(edit ? organisationId : undefined, true)
  // Deferred, so that the comparison does not delay ticks.
  const later = useDeferredValue(useSame(edit))
  const differences = useMemo(
    () => structure && later && accessChangeByEdit(structure, later),
    [structure, later],
  )
  if (!edit) return nothing
  if (differences) return differences
  return lists.some(({ error }) => error) ? 'failed' : 'loading'
}

/** The same object until its content changes. Callers make a new edit at each render. */
function useSame(edit: AccessEdit | null): AccessEdit | null {
  const [kept, setKept] = useState(edit)
  if (kept === edit || JSON.stringify(kept) === JSON.stringify(edit)) return kept
  setKept(edit)
  return edit
}
