import { type AccessFacts, explainAccess, type QuestionTarget, type QuestionUser } from '@tributary/domain'
import { type AccessDraft, answerView, targetName } from '@tributary/sdk/access'
import { userName } from '@tributary/sdk/users'
import { structure } from '../excel/access/access.samples.ts'
import type { QuestionChoices } from './question-choices.ts'
import { tableKey } from './question-choices.ts'

const role = { id: 5, name: 'User', displayName: 'User' }

export const people: readonly QuestionUser[] = structure.users.map((user) => ({
  ...user,
  role,
  connectors: user.id === 1 ? [{ id: 'w', name: 'Warehouse files' }] : [],
}))

export const facts: AccessFacts = {
  structure,
  synchronisation: 'current',
  connectors: [
    {
      ...{ id: 'w', name: 'Warehouse files', type: 'ftp', link: 'connected', refresh: 'succeeded' },
      ...{ loadedAt: new Date('2026-11-21T06:00:00Z'), paused: false },
    },
    {
      ...{
        id: 'x',
        name: 'Harbour & Pine Online',
        type: 'woocommerce',
        link: 'connected',
        refresh: 'refused',
      },
      ...{ loadedAt: null, paused: false },
    },
  ],
  tables: [{ connectorId: 'w', schema: 'acme', name: 'orders', rows: 40_000, refreshedAt: null }],
}

/** The answer about one of the people, in words. */
export function viewOf(person: number, target: QuestionTarget, from: AccessFacts = facts, own = false) {
  const user = people.find(({ id }) => id === person)
  return answerView(explainAccess(user, target, from), {
    person: own ? null : user ? userName(user) : 'This person',
    item: targetName(target, from),
  })
}

const itemsOf = (rows: readonly { id: string | number; name: string }[]) =>
  rows.map(({ id, name }) => ({ key: String(id), name, parts: [] }))

export const choices: QuestionChoices = {
  area: structure.areas.map(({ id, name }) => ({
    key: String(id),
    name,
    parts: structure.subareas.map((subarea) => ({ key: String(subarea.id), name: subarea.name })),
  })),
  subarea: itemsOf(structure.subareas),
  version: structure.versions.map(({ id, name, milestones }) => ({
    ...{ key: String(id), name },
    parts: milestones.map((milestone) => ({ key: String(milestone.id), name: milestone.name })),
  })),
  entity: itemsOf(structure.entities),
  'helper-table': itemsOf(structure.helperTables),
  connector: itemsOf(facts.connectors),
  table: facts.tables.map(({ connectorId, schema, name }) => ({
    key: tableKey(connectorId, schema, name),
    name: `${name} (Warehouse files)`,
    parts: [],
  })),
}

/** A draft of Ann: one connector less, one group more. */
export const draft: AccessDraft = {
  groups: ['controllers'],
  entities: ['bv'],
  everyEntity: false,
  helperTables: ['fx'],
  connectors: ['w'],
}
