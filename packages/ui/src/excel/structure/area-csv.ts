import type { Area, Named, Subarea } from '@tributary/domain'
import { areasMessages, excelMessages, namedAreas, subareasMessages } from '@tributary/sdk/excel'
import { userStatusLabel } from '@tributary/sdk/users'
import type { CsvColumn } from '../../primitives/CsvButton/csv-column.ts'
import { structureText } from './structure.messages.ts'

/** Returns the columns of a CSV file of areas. The names of linked sub-areas are in one cell. */
export const areaCsv = (): CsvColumn<Area>[] => [
  ...itemColumns(),
  {
    header: subareasMessages.title,
    text: ({ allCurrentAndFuture, subareas }) =>
      allCurrentAndFuture ? excelMessages.allSubareas : namesOf(subareas),
  },
]

/** Returns the columns of a CSV file of sub-areas. The names of linked areas are in one cell. */
export const subareaCsv = (automaticAreas: readonly Named[]): CsvColumn<Subarea>[] => [
  ...itemColumns(),
  {
    header: areasMessages.title,
    text: (subarea) => {
      const areas = namedAreas(subarea, automaticAreas)
      return areas ? namesOf(areas) : excelMessages.allAreas
    },
  },
]

const itemColumns = (): CsvColumn<Area | Subarea>[] => [
  { header: structureText.name, text: ({ name }) => name },
  { header: structureText.status, text: ({ status }) => userStatusLabel(status) },
]

const namesOf = (items: readonly Named[]) => items.map(({ name }) => name).join('; ')
