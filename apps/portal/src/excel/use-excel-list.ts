import type { Organisation } from '@tributary/domain'
import type { LoadErrorProps } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { useStickyError } from '../data/use-sticky-error.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { type StructureKind, type StructureLists, useStructureList } from './structure/structure-lists.ts'

/** What a page shows that is one list of the selected organisation's structure. */
export type ExcelList<Row> =
  | { state: 'loading'; organisation: Organisation | null }
  | { state: 'without-organisation'; organisation: null }
  | { state: 'failed'; organisation: Organisation | null; failure: LoadErrorProps }
  | { state: 'ready'; organisation: Organisation; rows: readonly Row[]; isRenewing: boolean }

export function useExcelList<Kind extends StructureKind>(kind: Kind): ExcelList<StructureLists[Kind]> {
  const { organisations, selected, loaded } = useOrganisations()
  const query = useStructureList(kind, selected?.id)
  const { data: rows, isFetching, refetch } = query
  const failure = firstFailure(loaded, { error: useStickyError(query), isFetching, refetch })
  if (organisations?.length === 0) return { state: 'without-organisation', organisation: null }
  if (selected && rows) return { state: 'ready', organisation: selected, rows, isRenewing: isFetching }
  return failure
    ? { state: 'failed', organisation: selected, failure }
    : { state: 'loading', organisation: selected }
}
