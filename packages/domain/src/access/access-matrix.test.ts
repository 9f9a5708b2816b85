import { expect, it } from 'vitest'
import { excel } from '../connectors/kinds/excel.ts'
import {
  archived,
  areaOf,
  entityOf,
  groupOf,
  helperTableOf,
  locked,
  structureOf,
  subareaOf,
  userOf,
  versionOf,
} from '../excel/access.samples.ts'
import type { AccessUser } from '../excel/access-structure.ts'
import { connectorOf, facts, personOf } from './access.samples.ts'
import { accessMatrix, connectorMatrix, type MatrixKind } from './access-matrix.ts'
import { explainAccess } from './explain-access.ts'

const signs = { all: '●', part: '◐', none: '–' }

type Matrix = ReturnType<typeof accessMatrix>
const drawn = ({ rows }: Matrix) =>
  rows.map(({ user, marks }) => `${user.firstName} ${marks.map((mark) => signs[mark]).join('')}`)

const structure = structureOf({
  areas: [areaOf('Revenue', 'automatic'), areaOf('Costs', ['North', 'South']), areaOf('Bare', [])],
  subareas: [subareaOf('North'), subareaOf('South'), subareaOf('Old', { status: archived })],
  versions: [versionOf('Budget', ['Q1', 'Q2']), versionOf('Actual', ['Q1'])],
  entities: [entityOf('BV'), entityOf('Ltd')],
  helperTables: [helperTableOf('Rates'), helperTableOf('Past', archived)],
  groups: [
    groupOf('Sales', {
      areaGrants: [
        { kind: 'whole-area', areaId: 'Revenue' },
        { kind: 'combination', areaId: 'Costs', subareaId: 'North' },
      ],
      milestoneGrants: [{ kind: 'milestone', versionId: 'Budget', milestoneId: 'Q1' }],
    }),
  ],
  users: [
    userOf('Ann', { groups: ['Sales'], entities: ['BV'], helperTables: ['Rates', 'Past'] }),
    userOf('Bob', {}, { everyEntity: true }),
    userOf('Cas', { groups: ['Sales'] }, { status: locked }),
    userOf('Dee', { groups: ['Sales'] }, { status: archived }),
  ],
})

it.each<[Exclude<MatrixKind, 'connector'>, string[], string[]]>([
  ['area', ['Revenue', 'Costs', 'Bare'], ['Ann ●◐–', 'Bob –––', 'Cas –––']],
  ['version', ['Budget', 'Actual'], ['Ann ◐–', 'Bob ––', 'Cas ––']],
  ['entity', ['BV', 'Ltd'], ['Ann ●–', 'Bob ●●', 'Cas ––']],
  ['helper-table', ['Rates'], ['Ann ●', 'Bob –', 'Cas –']],
])(
  'marks what each member sees of each %s, without archived members and items [MATRIX-02, MATRIX-03]',
  (kind, names, rows) => {
    const matrix = accessMatrix(kind, structure)
    expect(matrix.columns.map(({ name }) => name)).toEqual(names)
    expect(drawn(matrix)).toEqual(rows)
  },
)

it('marks the connectors that are assigned to a member, or that the role sees [MATRIX-03]', () => {
  const people = [
    personOf('Ann', { connectors: ['shop'] }),
    personOf('Ada', { role: 'Admin' }),
    personOf('Cas', { connectors: ['shop'] }, { status: locked } as Partial<AccessUser>),
    personOf('Una', { connectors: ['addin'] }),
  ]
  const connectors = [
    connectorOf('shop'),
    connectorOf('addin', { type: excel.type }),
    connectorOf('old', { link: 'deleted' }),
  ]
  const matrix = connectorMatrix(people, connectors)
  expect(matrix.columns.map(({ name }) => name)).toEqual(['shop', 'addin'])
  expect(drawn(matrix)).toEqual(['Ann ●–', 'Ada ●●', 'Cas ––', 'Una ––'])
})

it('agrees with the answer to "Why can’t … see …?" for every member and item [MATRIX-04]', () => {
  for (const kind of ['area', 'version', 'entity', 'helper-table'] as const) {
    const { columns, rows } = accessMatrix(kind, facts.structure)
    for (const { user, marks } of rows)
      columns.forEach(({ id }, at) => {
        const person = facts.structure.users.find((one) => one.id === user.id)
        const { sees } = explainAccess(
          person as typeof person & ReturnType<typeof personOf>,
          { kind, id },
          facts,
        )
        expect(`${user.firstName} ${id} ${marks[at] !== 'none'}`).toBe(`${user.firstName} ${id} ${sees}`)
      })
  }
})
