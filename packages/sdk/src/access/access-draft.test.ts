import { expect, it } from 'vitest'
import {
  accessDraftOf,
  accessRequest,
  connectorChange,
  draftDifferences,
  isSameAccess,
} from './access-draft.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id }))
const una = {
  ...{ id: 'una', firstName: 'Una', lastName: 'Ulm', emailAddress: 'una@acme.example', status: null },
  ...{ groups: named('g1'), entities: named('e1'), everyEntity: false, helperTables: [] },
  connectors: named('c1', 'c2'),
}
const draft = accessDraftOf(una)
const seen = { groups: ['g1'], entities: ['e1'], helperTables: [], connectors: ['c1', 'c2'] }

it('a draft of the same links in another order does not count as a change', () => {
  expect(isSameAccess(draft, { ...draft, connectors: ['c2', 'c1'] })).toBe(true)
  expect(isSameAccess(draft, { ...draft, connectors: ['c2'] })).toBe(false)
  expect(isSameAccess(draft, { ...draft, everyEntity: true })).toBe(false)
})

it('the chosen entities do not matter while every entity is linked', () => {
  const every = { ...draft, everyEntity: true }
  expect(isSameAccess(every, { ...every, entities: [] })).toBe(true)
})

it('sends only what changes, with the links as they were seen', () => {
  expect(accessRequest({ ...draft, groups: ['g1', 'g2'] }, una, 'acme')).toEqual({
    organisationId: 'acme',
    groups: ['g1', 'g2'],
    expected: seen,
  })
  const chosen = { ...draft, everyEntity: false, entities: ['e2'] }
  expect(accessRequest(chosen, { ...una, everyEntity: true }, 'acme')).toMatchObject({
    everyEntity: false,
    entities: ['e2'],
  })
})

it('counts the connectors that are added and removed', () => {
  expect(connectorChange(una, { ...draft, connectors: ['c2', 'c3', 'c4'] })).toEqual({ added: 2, removed: 1 })
})

it('shows what the user gains and loses in Excel before it is saved', () => {
  const entity = (id: string) => ({ id, name: id, organisationId: 'acme' })
  const structure = {
    ...{ areas: [], subareas: [], versions: [], helperTables: [], groups: [], users: [una] },
    entities: [entity('e1'), entity('e2')],
  }
  const [change] = draftDifferences(una, { ...draft, entities: ['e2'] }, structure)
  expect(change?.gained).toMatchObject([{ entity: { id: 'e2' } }])
  expect(change?.lost).toMatchObject([{ entity: { id: 'e1' } }])
  expect(draftDifferences(una, draft, structure)).toEqual([])
})
