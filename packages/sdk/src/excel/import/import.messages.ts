import { catalogue } from '../../common/language/catalogue.ts'
import { plural } from '../../common/language/format.ts'
import { areas, links, rows, subareas } from '../../common/text/counted.messages.ts'

/** The form that adds areas and sub-areas from a pasted table. */
export const areaTableMessages = catalogue('areaTable', {
  paste: 'Paste a table',
  title: 'Paste areas and sub-areas',
  explained:
    'Two columns: area and sub-area. An empty area repeats the one above. All rows are added together, or none.',
  area: 'Area',
  subarea: 'Sub-area',
  table: 'Areas and sub-areas',
  add: 'Add',
  /** The notes below the cells. */
  notes: {
    newArea: 'New, linked to these sub-areas only.',
    existingArea: 'Exists already. It gets the new links.',
    automaticArea: 'Exists already, and is linked to all sub-areas.',
    newSubarea: 'New.',
    existingSubarea: 'Exists already. It is linked only.',
    linkedSubarea: 'Linked already. Nothing to add.',
    sameAs: (row: number) => `The same as row ${row}.`,
    tooMany: (most: number) => `At most ${rows(most)} at a time.`,
  },
  /** The effect of the button. */
  effect: (newAreas: number, newSubareas: number, newLinks: number) =>
    `Adds ${areas(newAreas)}, ${subareas(newSubareas)} and ${links(newLinks)}`,
  errors: (count: number) => plural(count, { one: '# row has an error.', other: '# rows have errors.' }),
  done: (newAreas: number, newSubareas: number, newLinks: number) =>
    `Added ${areas(newAreas)}, ${subareas(newSubareas)} and ${links(newLinks)}.`,
})
