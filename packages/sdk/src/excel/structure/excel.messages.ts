import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import { lines } from '../../common/text/counted.messages.ts'
import { userName } from '../../users/user-name.ts'

/** The sentences of the Excel structure. */
export const excelMessages = catalogue('excel', {
  /** The heading of a list of messages. */
  severalErrors: 'The following errors occurred:',
  groupFailed: 'error occurred adding group',
  /** On the areas page. The middle part is a link to the table synchronisation page. */
  synchroniseNote: {
    before: 'After changing the connector structure, please synchronise your settings on the ',
    link: 'table synchronisation',
    after: ' page. Setting up for the first time? Start there.',
  },
  delete: (name: string) => `Delete ${name}?`,
  unlinkArea: (name: string) => `Unlink ${name} from all sub-areas?`,
  deleteEntityLinks: (user: { firstName: string; lastName: string }) =>
    `Delete the links of ${isolated(userName(user))}?`,
  linkCreated: 'Link created',
  assignmentSaved: 'Assignment saved',
  allSubareas: 'All Sub-areas',
  allAreas: 'All Areas',
  linkedTo: 'LINKED TO',
  assignedTo: 'ASSIGNED TO',
  everySubarea: 'All current and future sub-areas',
  notLinked: 'Not linked',
  notAssigned: 'Not assigned',
  applyFor: {
    allCurrent: 'Select all current',
    allCurrentAndFuture: 'Select all current and future',
    onlySelected: 'Only selected',
  },
  none: {
    entities: 'No entities found.',
    areas: 'No areas found.',
    subareas: 'No sub-areas found.',
    versions: 'No versions found.',
    helperTables: 'No helper tables found.',
    users: 'No users found.',
    groups: 'No security groups found.',
  },
  onePerLine: 'Names (one per line)',
  /** The notes about the lines of a text box. */
  lines: {
    count: lines,
    noted: (count: number) => plural(count, { other: '# with a note' }),
    progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
    tip: 'One name per line. A column copied from Excel can be pasted.',
    blank: 'Blank line, skipped.',
    tooMany: (most: number) => `At most ${lines(most)} at a time.`,
    sameAs: (line: number) => `The same as line ${line}.`,
    existing: 'This name already exists.',
  },
  groupWizard: { create: 'Create Security Group', save: 'Save Security Group' },
})
