import { type Named, type Status, statusNameOf } from '@tributary/domain'
import { nameSearch, sortedByName } from '@tributary/sdk/common'
import { useMemo } from 'react'
import { useAddressSearch } from '../../page/use-search-parameter.ts'
import { useArchivedHidden } from './use-dialog-address.ts'

type Part = Named & { status: Status | null }

const isArchived = ({ status }: Part): boolean => statusNameOf(status) === 'archived'

/**
 * The parts the address asks for, by name. Each list is worked out anew only when what it comes from has changed: ten
 * thousand names are sorted and folded once, not at every key.
 */
export function useStructureView<One extends Part>(parts: readonly One[]) {
  const { search, clear } = useAddressSearch()
  const { hidden, hide } = useArchivedHidden()
  const find = useMemo(() => nameSearch(sortedByName(parts), ({ name }) => name), [parts])
  const found = useMemo(() => find(search), [find, search])
  const archived = useMemo(() => found.filter(isArchived).length, [found])
  const shown = useMemo(() => (hidden ? found.filter((part) => !isArchived(part)) : found), [found, hidden])
  return { search, clear, hidden, hide, found, archived, shown }
}

export type StructureView<One extends Part> = ReturnType<typeof useStructureView<One>>
