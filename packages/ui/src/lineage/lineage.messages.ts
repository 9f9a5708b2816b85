import type { LineageKind, LineageState } from '@tributary/domain'
import { catalogue, formatNumber, plural } from '@tributary/sdk/common'

const kinds: Record<LineageKind, string> = {
  system: 'System',
  connector: 'Connector',
  table: 'Table',
  database: 'Database',
  area: 'Area',
  version: 'Version',
  'helper-table': 'Helper table',
  group: 'Security group',
  person: 'Person',
}

/** The labels of numbers. */
const counted: Record<LineageKind, string> = {
  system: 'Systems',
  connector: 'Connectors',
  table: 'Tables',
  database: 'Databases',
  area: 'Areas',
  version: 'Versions',
  'helper-table': 'Helper tables',
  group: 'Security groups',
  person: 'People',
}

const states: Record<LineageState, string> = { ok: 'Working', broken: 'Needs attention', off: 'Off' }

export const lineageText = catalogue('ui.lineage', {
  kinds,
  counted,
  states,
  columns: ['Systems', 'Connectors', 'Tables', 'Database', 'Excel', 'Security groups', 'People'],
  database: 'Database',
  help: 'Tributary does not record which area reads which table. All tables lead to the database, and all areas come from it.',
  choose: 'Choose anything to see where it comes from and who sees it.',
  notOnTheWay: 'You see no numbers from here. It was not granted to you, or it was deleted.',
  showAll: 'Show everything',
  whole: 'Open the whole picture',
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  tables: (count: number) => plural(count, { one: '# table', other: '# tables' }),
  others: (counted: string) => `Other: ${counted}`,
  first: (shown: number, counted: string) => `The first ${formatNumber(shown)} of ${counted}`,
  ways: (before: number, after: number) =>
    `Comes from ${formatNumber(before)}, leads to ${formatNumber(after)}`,
  lastLoaded: 'Last loaded',
  never: 'Never',
  schema: 'Schema',
  rows: 'Rows',
  refreshed: 'Refreshed',
  subareas: 'Sub-areas',
  everySubarea: 'All current and future',
  milestones: 'Milestones',
  tableInDatabase: 'Table in the database',
  address: 'Email address',
  status: 'Status',
  selected: 'Details',
  step: 'Step',
  state: 'State',
  name: 'Name',
  leadsTo: 'Leads to',
  more: (count: number) => `${formatNumber(count)} more`,
})
