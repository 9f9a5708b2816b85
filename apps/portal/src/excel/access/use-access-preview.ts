import { type AccessEdit, accessChangeByEdits, type Id } from '@tributary/domain'
import type { AccessImpactProps } from '@tributary/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useAccessLists } from './use-access-structure.ts'

const nothing: AccessImpactProps['differences'] = []

/** One edit, or several that are saved together. Null or none if nothing is edited yet. */
export type PreviewedEdit = AccessEdit | readonly AccessEdit[] | null

const editsOf = (edit: PreviewedEdit): readonly AccessEdit[] | null => {
  const edits = edit && 'kind' in edit ? [edit] : edit
  return edits && edits.length > 0 ? edits : null
}

/**
 * What each user gains and loses if items are edited, before that is saved. While nothing is edited, no list is loaded. The pages
 * have most of the lists already.
 */
export function useAccessPreview(
  organisationId: Id,
  previewed: PreviewedEdit,
): AccessImpactProps['differences'] {
  const edit = editsOf(previewed)
  const { structure, lists } = useAccessLists(edit ? organisationId : undefined, true)
  // Deferred, so that the comparison does not delay ticks.
  const later = useDeferredValue(useSame(edit))
  const differences = useMemo(
    () => structure && later && accessChangeByEdits(structure, later),
    [structure, later],
  )
  if (!edit) return nothing
  if (differences) return differences
  return lists.some(({ error }) => error) ? 'failed' : 'loading'
}

/** The same object until its content changes. Callers make a new edit at each render. */
function useSame(edit: readonly AccessEdit[] | null) {
  const [kept, setKept] = useState(edit)
  if (kept === edit || JSON.stringify(kept) === JSON.stringify(edit)) return kept
  setKept(edit)
  return edit
}
