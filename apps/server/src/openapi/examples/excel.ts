import type { excel as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { areaExamples } from './excel.areas.ts'
import { changeExamples } from './excel.changes.ts'
import { groupExamples } from './excel.groups.ts'
import { tableExamples } from './excel.tables.ts'

export const excelExamples: Examples<typeof feature> = {
  ...areaExamples,
  ...changeExamples,
  ...groupExamples,
  ...tableExamples,
}
