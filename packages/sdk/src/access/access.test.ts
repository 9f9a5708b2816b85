import { type AccessFacts, type ClientConnector, explainAccess, type QuestionTarget } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { answerView } from './answer-view.ts'
import { questionOf, questionParameters } from './question-address.ts'
import { questionConnector } from './question-connector.ts'
import { synchronisationOf } from './synchronisation.ts'
import { targetName } from './target-name.ts'

const now = new Date('2026-11-21T08:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const empty = { areas: [], subareas: [], versions: [], helperTables: [], entities: [], groups: [], users: [] }
const facts: AccessFacts = { structure: empty, synchronisation: 'current', connectors: [], tables: [] }

const log = (more: Partial<NonNullable<ClientConnector['log']>>): ClientConnector['log'] => ({
  manuallyTriggeredAt: ago(10),
  automaticallyTriggeredAt: null,
  completedAt: ago(5),
  hasError: false,
  forbidden: false,
  refreshDetail: null,
  error: null,
  ...more,
})

const connector = (more: Partial<ClientConnector>): ClientConnector => ({
  ...{ id: '1', key: 'k', name: 'Warehouse', originalName: 'Warehouse', status: 'CONNECTED', schedule: null },
  ...{ sourceConnectorId: 'ftp', clientKey: 'acme', properties: [], log: log({}), lastLoadedAt: ago(5) },
  ...more,
})

describe('the facts of a connector', () => {
  it.each<[string, Partial<ClientConnector>, object]>([
    ['up to date', {}, { link: 'connected', refresh: 'succeeded', loadedAt: ago(5), paused: false }],
    ['never refreshed', { log: null, lastLoadedAt: null }, { refresh: 'never', loadedAt: null }],
    ['running', { log: log({ completedAt: null }) }, { refresh: 'running' }],
    ['stuck', { log: log({ completedAt: null, manuallyTriggeredAt: ago(31) }) }, { refresh: 'stuck' }],
    ['failed', { log: log({ hasError: true }) }, { refresh: 'failed' }],
    ['refused', { log: log({ hasError: true, forbidden: true }) }, { refresh: 'refused' }],
    ['cancelled', { log: log({ hasError: true, cause: 'cancelled' }) }, { refresh: 'cancelled' }],
    ['incomplete', { log: log({ leftOut: { count: 2, cause: null } }) }, { refresh: 'incomplete' }],
    ['disconnected', { status: 'disconnected' }, { link: 'disconnected' }],
    ['deleted', { status: 'DELETED' }, { link: 'deleted' }],
    ['not authorised', { needsAuthorisation: true, log: null }, { link: 'not-authorised' }],
    ['paused', { pausedAt: ago(60) }, { paused: true }],
  ])('%s', (_, more, expected) => {
    expect(questionConnector(connector(more), 'ftp', now)).toMatchObject(expected)
  })
})

it.each([
  ['no-database', { changedAt: null, synchronisedAt: ago(1), credentialsSet: false }],
  ['never', { changedAt: ago(1), synchronisedAt: null, credentialsSet: true }],
  ['outdated', { changedAt: ago(1), synchronisedAt: ago(2), credentialsSet: true }],
  ['current', { changedAt: ago(2), synchronisedAt: ago(1), credentialsSet: true }],
] as const)('the database is %s', (state, known) => {
  expect(synchronisationOf(known)).toBe(state)
})

describe('a question in an address', () => {
  it.each<[string, QuestionTarget]>([
    ['person=u&kind=area&id=a', { kind: 'area', id: 'a' }],
    ['person=u&kind=area&id=a&part=s', { kind: 'combination', areaId: 'a', subareaId: 's' }],
    ['person=u&kind=version&id=v&part=m', { kind: 'milestone', versionId: 'v', milestoneId: 'm' }],
    ['person=u&kind=connector&id=c', { kind: 'connector', id: 'c' }],
    [
      'person=u&kind=table&id=c&schema=acme&table=orders',
      { kind: 'table', connectorId: 'c', schema: 'acme', name: 'orders' },
    ],
  ])('%s is read and written', (query, target) => {
    expect(questionOf(new URLSearchParams(query))).toEqual({ person: 'u', target })
    expect(questionParameters({ person: 'u', target }).toString()).toBe(query)
  })

  it.each(['', 'kind=area', 'kind=teapot&id=1', 'id=1'])('"%s" has no target', (query) => {
    expect(questionOf(new URLSearchParams(query))).toEqual({ person: null, target: null })
  })
})

it('names a target, its part and its connector', () => {
  const organisationId = 'acme'
  const version = {
    ...{ id: 'v', name: 'Budget', status: null, organisationId },
    milestones: [{ id: 'm', name: 'Q1', status: null, versionId: 'v', listOrder: 1 }],
  }
  const known = {
    structure: { ...empty, versions: [version], entities: [{ id: 'e', name: 'Acme BV', organisationId }] },
    connectors: [questionConnector(connector({}), 'ftp', now)],
  }
  const nameOf = (target: QuestionTarget) => targetName(target, known)
  expect(nameOf({ kind: 'version', id: 'v' })).toBe('Budget')
  expect(nameOf({ kind: 'milestone', versionId: 'v', milestoneId: 'm' })).toBe('Budget – Q1')
  expect(nameOf({ kind: 'entity', id: 'e' })).toBe('Acme BV')
  expect(nameOf({ kind: 'connector', id: '1' })).toBe('Warehouse')
  expect(nameOf({ kind: 'table', connectorId: '1', schema: 's', name: 'orders' })).toBe('orders of Warehouse')
  expect(nameOf({ kind: 'area', id: 'gone' })).toBe('it')
})

describe('an answer in words', () => {
  const user = {
    ...{ id: 'u', firstName: 'Una', lastName: 'Berg', emailAddress: 'una@tributary.example' },
    ...{ status: null, role: null, groups: [], entities: [], helperTables: [], connectors: [] },
  }
  const entity = { id: 'e', name: 'Acme BV', organisationId: 'acme' }
  const answer = explainAccess(
    user,
    { kind: 'entity', id: 'e' },
    { ...facts, structure: { ...empty, entities: [entity] } },
  )

  it('says why the first check fails, and has its button', () => {
    const { title, checks } = answerView(answer, { person: 'Una Berg', item: 'Acme BV' })
    expect(title).toBe('Una Berg cannot see Acme BV.')
    expect(checks.map(({ words, result, detail, action }) => [words, result, detail, action])).toEqual([
      ['Member of the organisation', 'Yes', null, null],
      ['Active account', 'Yes', null, null],
      ['It exists', 'Yes', null, null],
      ['Not archived', 'Yes', null, null],
      ['Linked to the person', 'No', 'It is not linked to the person.', 'Link Acme BV'],
      ['Synchronised to the database', 'Not checked', null, null],
    ])
  })

  it('addresses the viewer directly', () => {
    expect(answerView(answer, { person: null, item: 'Acme BV' }).title).toBe('You cannot see Acme BV.')
    expect(answerView({ sees: true, checks: [] }, { person: null, item: 'Acme BV' }).title).toBe(
      'You can see Acme BV.',
    )
  })
})
