import type { LinkerItem } from './linker-types.ts'

const named = (names: readonly string[], notes: readonly string[] = []): LinkerItem[] =>
  names.map((name, place) => ({ id: place + 1, name, ...(notes[place] && { note: notes[place] }) }))

export const areas = named(
  [
    'Revenue',
    'Balance sheet and intercompany reconciliation (statutory entities only)',
    'Capital expenditure',
    'Cash flow',
    'Cost of goods sold',
    'Marketing spend 2024',
    'New product trials',
    'Operating expenses',
    'Payroll and headcount',
    'Property and leases',
    'Store performance',
  ],
  [
    '5 linked',
    '3 linked',
    '4 linked',
    'All linked',
    '4 linked',
    '2 linked',
    'none',
    '13 linked',
    'All linked',
    '4 linked',
    '2 linked',
  ],
)

export const subareas = named([
  'Board reporting',
  'Cold storage',
  'Customer care',
  'E-commerce',
  'Facilities',
  'Finance',
  'Group eliminations',
  'Human resources',
  'Information technology',
  'Legal and compliance',
  'Logistics',
  'Marketing',
  'Property',
  'Retail North',
  'Retail South',
  'Roastery',
  'Sustainability',
  'Wholesale',
])

/** Names that are hard to fit, and statuses. */
export const oddItems: readonly LinkerItem[] = [
  { id: 1, name: 'A'.repeat(200) },
  { id: 2, name: 'التقارير المالية الموحدة للمجموعة', note: '12 linked' },
  {
    id: 'c-3',
    name: 'Kororā Coffee Importers Limited (Ōtautahi / Christchurch Distribution Centre)',
    note: 'Group financial controller of all companies there are',
  },
  { id: 4, name: 'Marketing spend 2019', status: { id: 2, name: 'Archived' }, note: '2 linked' },
  { id: 5, name: 'Payroll', status: { id: 3, name: 'Locked' } },
]

export const manyItems = (count: number, word: string): readonly LinkerItem[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `${word} ${String(place + 1).padStart(5, '0')}`,
    note: place % 3 === 0 ? 'none' : `${place % 17} linked`,
  }))

export const scopeWords = {
  allCurrent: 'Select all current',
  allCurrentAndFuture: 'Select all current and future',
  onlySelected: 'Only selected',
} as const

const everySubarea = 'All current and future sub-areas'

export const linkRows = [
  { id: 1, name: 'Revenue', linked: ['E-commerce', 'Retail North', 'Retail South', 'Roastery', 'Wholesale'] },
  {
    id: 2,
    name: 'Balance sheet and intercompany reconciliation (statutory entities only)',
    linked: ['Board reporting', 'Finance', 'Group eliminations'],
  },
  { id: 4, name: 'Cash flow', linked: [], every: everySubarea },
  { id: 5, name: 'Cost of goods sold', linked: ['Cold storage', 'Logistics', 'Roastery', 'Wholesale'] },
  { id: 6, name: 'Marketing spend 2019', linked: ['Marketing'], status: { id: 2, name: 'Archived' } },
  { id: 7, name: 'New product trials', linked: [] },
  {
    id: 8,
    name: 'Operating expenses',
    linked: [...subareas, ...subareas].map(({ name }) => name),
  },
] as const

/** Names that are hard to fit. */
export const oddRows = [
  { id: 1, name: 'A'.repeat(200), linked: ['B'.repeat(200), 'C'.repeat(200)] },
  { id: 2, name: 'التقارير المالية الموحدة للمجموعة', linked: ['المالية', 'Finance', 'التسويق'] },
  { id: 3, name: 'O', linked: manyItems(2_000, 'Sub-area').map(({ name }) => name) },
]
