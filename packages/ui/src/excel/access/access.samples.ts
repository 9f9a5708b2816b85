import { type AccessDifference, type AccessStructure, type AccessUser, accessChange } from '@tributary/domain'

const organisationId = 'acme'
const active = { id: 1, name: 'active' }
const locked = { id: 2, name: 'locked' }

const userOf = (id: number, firstName: string, lastName: string): AccessUser => ({
  id,
  firstName,
  lastName,
  emailAddress: `${firstName.toLowerCase()}@tributary.example`,
  status: active,
  groups: [],
  entities: [],
  helperTables: [],
})

const areaOf = (name: string) => ({
  id: name,
  name,
  status: active,
  subareaLinkType: 'automatic' as const,
  subareas: [],
  allCurrentAndFuture: true,
  organisationId,
})

const subareaOf = (name: string, status = active) => ({
  id: name,
  name,
  status,
  listOrder: 1,
  areas: [],
  organisationId,
})

const controllers = {
  id: 'controllers',
  name: 'Controllers',
  status: active,
  organisationId,
  areaGrants: [{ kind: 'whole-area' as const, areaId: 'Revenue' }],
  milestoneGrants: [{ kind: 'whole-version' as const, versionId: 'budget' }],
}

const inControllers = [{ id: 'controllers', name: 'Controllers' }]

/** Ann sees much by a group and by links; Bob is locked; Cas is in no group. */
export const structure: AccessStructure = {
  areas: [areaOf('Revenue'), areaOf('تكاليف التشغيل')],
  subareas: [subareaOf('Retail North'), subareaOf('Retail South', locked), subareaOf('W'.repeat(120))],
  versions: [
    {
      id: 'budget',
      name: 'Budget 2027',
      status: active,
      organisationId,
      milestones: ['Q1 closing', 'Q2 closing'].map((name) => ({
        id: name,
        name,
        status: active,
        versionId: 'budget',
        listOrder: 1,
      })),
    },
  ],
  helperTables: [
    {
      id: 'fx',
      name: 'Currencies',
      inputTableName: 'Currencies',
      status: active,
      budget2SqlProductId: null,
      organisationId,
    },
  ],
  entities: [
    { id: 'bv', name: 'Acme BV', organisationId },
    { id: 'gmbh', name: 'Acme GmbH', organisationId },
  ],
  groups: [
    controllers,
    ...['Retail', 'Planners', 'Auditors'].map((name) => ({
      ...controllers,
      id: name,
      name,
      areaGrants: [
        { kind: 'combination' as const, areaId: 'Revenue', subareaId: 'Retail North' },
        { kind: 'whole-subarea' as const, subareaId: 'Retail North' },
      ],
      milestoneGrants: [],
    })),
  ],
  users: [
    {
      ...userOf(1, 'Ann', 'Elm'),
      groups: [...inControllers, ...['Retail', 'Planners', 'Auditors'].map((id) => ({ id, name: id }))],
      entities: [{ id: 'bv', name: 'Acme BV' }],
      helperTables: [{ id: 'fx', name: 'Currencies' }],
    },
    { ...userOf(2, 'Bob', 'Oak'), status: locked, groups: inControllers },
    userOf(3, 'Cas', 'Ash'),
    { ...userOf(4, 'Dee', 'Fir'), groups: inControllers, everyEntity: true },
  ],
}

/** The same with `count` people, all of them in the controllers. */
export const crowd = (count: number): AccessStructure => ({
  ...structure,
  users: Array.from({ length: count }, (_, at) => ({
    ...userOf(at + 1, `Pia ${at + 1}`, 'Pine'),
    groups: inControllers,
  })),
})

/** The effect on people when the controllers see costs instead of revenue. */
export const differences: AccessDifference[] = accessChange(structure, {
  ...structure,
  groups: structure.groups.map((group) =>
    group.id === 'controllers'
      ? { ...group, areaGrants: [{ kind: 'whole-area', areaId: 'تكاليف التشغيل' }] }
      : group,
  ),
})

const LONG_NAME = 'Marketing and brand communication for New Zealand, Australia and the Pacific'
const departmentOf = (at: number) => (at === 47 ? LONG_NAME : `Revenue ${String(at + 1).padStart(2, '0')}`)

/** Every person is in two of ten groups, which grant areas and parts of them. */
export const companyOf = (people: number, areas: number): AccessStructure => ({
  ...structure,
  areas: Array.from({ length: areas }, (_, at) => areaOf(departmentOf(at))),
  groups: Array.from({ length: 10 }, (_, at) => ({
    ...controllers,
    id: `g${at}`,
    name: `Team ${at}`,
    areaGrants: [
      ...Array.from({ length: areas / 10 }, (_, of) => ({
        kind: 'whole-area' as const,
        areaId: departmentOf(at + of * 10),
      })),
      {
        kind: 'combination' as const,
        areaId: departmentOf((at + 5) % areas),
        subareaId: 'Retail North',
      },
    ],
  })),
  users: Array.from({ length: people }, (_, at) => ({
    ...userOf(at + 1, ['Ann', 'Bo', 'Cas', 'Dee', 'Eve'][at % 5] ?? '', `Pine ${at + 1}`),
    groups: [at % 10, (at * 3) % 10].map((of) => ({ id: `g${of}`, name: `Team ${of}` })),
  })),
})

export const company = companyOf(40, 30)
