import { connectorOf, personOf } from '../src/access/access.samples.ts'
import type { AccessFacts } from '../src/access/access-question.ts'
import { areaOf, groupOf, structureOf, subareaOf } from '../src/excel/access.samples.ts'

type Size = { areas: number; people: number; tables: number }

const listOf = <Row>(length: number, rowOf: (at: number) => Row) =>
  Array.from({ length }, (_, at) => rowOf(at))

/** A company that is larger, but not more complex: each group grants five areas, and each person is in two groups. */
export function companyOf({ areas, people, tables }: Size): AccessFacts {
  const groups = Math.max(2, Math.round(areas / 5))
  return {
    structure: structureOf({
      areas: listOf(areas, (at) => areaOf(`Area ${at}`, ['North', 'South'])),
      subareas: ['North', 'South', 'West'].map((name) => subareaOf(name)),
      groups: listOf(groups, (at) =>
        groupOf(`Team ${at}`, {
          areaGrants: listOf(5, (of) => ({ kind: 'whole-area', areaId: `Area ${(at * 5 + of) % areas}` })),
        }),
      ),
      users: listOf(people, (at) =>
        personOf(`Person ${at}`, { groups: [`Team ${at % groups}`, `Team ${(at * 3 + 1) % groups}`] }),
      ),
    }),
    synchronisation: 'current',
    connectors: listOf(Math.max(1, Math.round(tables / 10)), (at) => connectorOf(`Connector ${at}`)),
    tables: listOf(tables, (at) => ({
      ...{ connectorId: `Connector ${Math.floor(at / 10)}`, schema: 'acme', name: `table_${at}` },
      ...{ rows: 100, refreshedAt: null },
    })),
  }
}

/** Copies the lists, because the functions remember what they have derived from the same ones. */
export const unknownTo = ({ structure, ...facts }: AccessFacts): AccessFacts => ({
  ...facts,
  structure: {
    ...structure,
    areas: [...structure.areas],
    subareas: [...structure.subareas],
    groups: [...structure.groups],
    users: [...structure.users],
  },
})
