import type { Organisation } from '@tributary/domain'
import type { LoadErrorProps } from '@tributary/ui'
import { firstFailure } from '../data/first-failure.ts'
import { useStickyError } from '../data/use-sticky-error.ts'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { type StructureListName, type StructureLists, useStructureList } from './structure/structure-lists.ts'

/** A loaded list of the selected organisation. */
export type ReadyExcelList<Row> = {
  state: 'ready'
  organisation: Organisation
  rows: readonly Row[]
  isRenewing: boolean
}

/** The list of a page that shows one list of the selected organisation's structure. */
export type ExcelList<Row> =
  | { state: 'loading'; organisation: Organisation | null }
  | { state: 'without-organisation'; organisation: null }
  | { state: 'failed'; organisation: Organisation | null; failure: LoadErrorProps }
  | ReadyExcelList<Row>

export function useExcelList<Name extends StructureListName>(name: Name): ExcelList<StructureLists[Name]> {
  const { organisations, selected, loaded } = useOrganisations()
  const query = useStructureList(name, selected?.id)
  const { data: rows, isFetching, refetch } = query
  const failure = firstFailure(loaded, { error: useStickyError(query), isFetching, refetch })
  if (organisations?.length === 0) return { state: 'without-organisation', organisation: null }
  if (selected && rows) return { state: 'ready', organisation: selected, rows, isRenewing: isFetching }
  return failure
    ? { state: 'failed', organisation: selected, failure }
    : { state: 'loading', organisation: selected }
}
