import type { Subarea } from '@tributary/domain'
import { type ExcelList, useExcelList } from '../use-excel-list.ts'

/** The sub-areas, once the areas are there too: each sub-area is linked to every automatic area, listed or not. */
export function useSubareaList(): ExcelList<Subarea> {
  const subareas = useExcelList('subareas')
  const areas = useExcelList('areas')
  return subareas.state === 'ready' && areas.state !== 'ready' ? areas : subareas
}
