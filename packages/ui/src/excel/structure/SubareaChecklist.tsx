import { areasMessages, excelMessages } from '@tributary/sdk/excel'
import { TickList, type TickListProps } from '../linker/TickList.tsx'

export type SubareaChecklistProps = Omit<TickListProps, 'words'>

const { search: searchLabel, subareas: legend, selectAll, selectNone, shown } = areasMessages
const words = { legend, searchLabel, none: excelMessages.none.subareas, selectAll, selectNone, shown }

/** A checklist of sub-areas. */
export const SubareaChecklist = (props: SubareaChecklistProps) => <TickList {...props} words={words} />
