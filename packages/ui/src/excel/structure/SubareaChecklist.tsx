import { areasMessages, excelMessages } from '@tributary/sdk/excel'
import { TickList, type TickListProps } from '../linker/TickList.tsx'

export type SubareaChecklistProps = Omit<TickListProps, 'words'>

const words = {
  get legend() {
    return areasMessages.subareas
  },
  get searchLabel() {
    return areasMessages.search
  },
  get none() {
    return excelMessages.none.subareas
  },
  get selectAll() {
    return areasMessages.selectAll
  },
  get selectNone() {
    return areasMessages.selectNone
  },
  get shown() {
    return areasMessages.shown
  },
}

/** A checklist of sub-areas. */
export const SubareaChecklist = (props: SubareaChecklistProps) => <TickList {...props} words={words} />
