import { type ApplyFor, inputTableName } from '@tributary/domain'

// The Excel structure of acme Traders. Tests depend on the names.

export type DemoStatus = 'active' | 'locked' | 'archived'

type DemoArea = { name: string; status?: DemoStatus; subareas: 'every' | readonly string[] }

export const demoSubareas: readonly { name: string; status?: DemoStatus }[] = [
  { name: 'Auckland' },
  { name: 'Dunedin' },
  { name: 'Export Australia' },
  { name: 'Export Pacific Islands' },
  { name: 'Head office' },
  { name: 'Key accounts (supermarkets, department stores and the hospitality trade)' },
  { name: 'Māngere Bridge' },
  { name: 'Ōtautahi / Christchurch' },
  { name: 'Te Whanganui-a-Tara / Wellington' },
  { name: 'Timaru', status: 'archived' },
  { name: 'Whangārei' },
  { name: 'Wholesale', status: 'locked' },
]

export const demoAreas: readonly DemoArea[] = [
  { name: 'Café bar', subareas: ['Auckland', 'Māngere Bridge'] },
  { name: 'Finance', subareas: 'every' },
  { name: 'Human resources', subareas: ['Head office'] },
  { name: 'Information technology', subareas: ['Head office', 'Auckland'] },
  { name: 'Logistics', subareas: 'every' },
  { name: 'Marketing and brand communication for New Zealand, Australia and the Pacific', subareas: 'every' },
  { name: 'Online shop', subareas: ['Export Australia', 'Export Pacific Islands', 'Head office'] },
  {
    name: 'Property',
    status: 'locked',
    subareas: ['Auckland', 'Dunedin', 'Ōtautahi / Christchurch', 'Te Whanganui-a-Tara / Wellington'],
  },
  { name: 'Purchasing', subareas: [] },
  {
    name: 'Retail shops',
    subareas: [
      'Auckland',
      'Dunedin',
      'Key accounts (supermarkets, department stores and the hospitality trade)',
      'Export Australia',
      'Export Pacific Islands',
      'Head office',
      'Māngere Bridge',
      'Ōtautahi / Christchurch',
      'Te Whanganui-a-Tara / Wellington',
      'Timaru',
      'Whangārei',
    ],
  },
  { name: 'Roastery Ōtautahi', status: 'archived', subareas: ['Ōtautahi / Christchurch'] },
  { name: 'Sales', subareas: 'every' },
]

export const demoVersions: readonly {
  name: string
  status?: DemoStatus
  milestones: readonly { name: string; status?: DemoStatus }[]
}[] = [
  {
    name: 'Actuals 2026',
    status: 'locked',
    milestones: [{ name: 'Half-year closing', status: 'archived' }, { name: 'Year-end closing' }],
  },
  {
    name: 'Budget 2027',
    milestones: [{ name: 'Board approval' }, { name: 'First draft', status: 'locked' }, { name: 'Review' }],
  },
  {
    name: 'Rolling forecast for the trading year 2026',
    milestones: [{ name: 'September' }, { name: 'October' }, { name: 'November' }, { name: 'December' }],
  },
]

export const demoHelperTables = ['Cost centres', 'Exchange rates'].map((name) => ({
  name,
  inputTableName: inputTableName(name),
}))

export const demoEntities = ['Acme Retail Ltd', 'Acme Traders Ltd'] as const

type DemoGroup = {
  name: string
  /** First names of the assigned users. */
  users: readonly string[]
  /** Areas and sub-areas by name. Null means all, including future ones. */
  areas: readonly (readonly [area: string | null, subarea: string | null])[]
  milestones: readonly (readonly [version: string, milestone: string | null])[]
}

export const demoGroups: readonly DemoGroup[] = [
  {
    name: 'Finance team',
    users: ['Eli', 'Olga'],
    areas: [
      ['Finance', null],
      [null, 'Head office'],
    ],
    milestones: [
      ['Actuals 2026', null],
      ['Budget 2027', null],
    ],
  },
  {
    name: 'Shop managers, Te Ika-a-Māui / North Island',
    users: ['Eli', 'Una'],
    areas: [
      ['Retail shops', 'Auckland'],
      ['Retail shops', 'Whangārei'],
      ['Café bar', 'Māngere Bridge'],
    ],
    milestones: [['Budget 2027', 'Review']],
  },
]

/** The direct links of users, besides their groups, by first name. */
export const demoUserLinks: readonly {
  user: string
  entities: readonly string[]
  applyFor?: ApplyFor
  helperTables: readonly string[]
}[] = [
  {
    user: 'Eli',
    entities: ['Acme Traders Ltd'],
    applyFor: 'onlySelected',
    helperTables: ['Cost centres', 'Exchange rates'],
  },
  { user: 'Olga', entities: demoEntities, applyFor: 'allCurrentAndFuture', helperTables: ['Exchange rates'] },
]
