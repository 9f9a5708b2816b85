import { type StructureListName, type StructureLists, useStructureList } from '@tributary/react'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { type LoadState, loadState, useLoaded } from './load-state.ts'

/** A list of the selected organisation's structure, for a page that shows one list. */
export type ExcelList<Row> = LoadState<{ rows: readonly Row[]; isReloading: boolean }>

/** The list once it is loaded. */
export type ReadyExcelList<Row> = Extract<ExcelList<Row>, { state: 'ready' }>

export function useExcelList<Name extends StructureListName>(name: Name): ExcelList<StructureLists[Name]> {
  const organisations = useOrganisations()
  const list = useLoaded(useStructureList(name, organisations.selected?.id))
  const { data: rows, isFetching: isReloading } = list
  return loadState(organisations, rows && { rows, isReloading }, list)
}
