import { connectorKinds } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { administrator, at, connectorWith, logWith, member, superadmin } from '../test/builders.ts'
import { cardHints, emptyDashboard } from './card-hints.ts'

const now = at('07:15')
const started = { manuallyTriggeredAt: at('07:00') }
const ended = { ...started, completedAt: at('07:05') }
const stuck = logWith({ manuallyTriggeredAt: at('06:00') })
const forbidden = logWith({ ...ended, forbidden: true })

const hints = (log: ReturnType<typeof logWith> | null, viewer = member, type = 'ftp') =>
  cardHints(connectorWith({ log }), type, viewer, now)

describe('the sentence of a state', () => {
  it.each([
    ['Not refreshed yet.', null],
    ['Refreshing...', logWith(started)],
    ['Connector is up to date.', logWith(ended)],
    ['Encountered an error.', logWith({ ...ended, hasError: true })],
    ['Taking longer than expected.', stuck],
    ['This connector may have been disconnected.', forbidden],
  ])('%s [CONNDASH-14, CONNDASH-15, CONNDASH-16, CONNDASH-17, CONNDASH-30, ERR-47]', (sentence, log) => {
    expect(hints(log).state).toBe(sentence)
  })
})

describe('the hint', () => {
  it('is null when there is nothing to explain', () => {
    for (const log of [null, logWith(started), logWith(ended), logWith({ ...ended, hasError: true })]) {
      expect(hints(log, superadmin).hint).toBeNull()
    }
  })

  it('explains that a refresh is taking long [CONNDASH-18]', () => {
    expect(hints(stuck).hint).toBe('This connector seems to be taking longer than expected.')
  })

  it('explains for Cin7 only that it is slow [CONNDASH-19]', () => {
    const slow = connectorKinds.filter(
      ({ type }) =>
        hints(stuck, member, type).hint === 'Cin7 does take longer to sync than the other connectors...',
    )
    expect(slow.map(({ type }) => type)).toEqual(['cin7'])
    expect(hints(stuck, member, 'CIN7').hint).toContain('Cin7')
    expect(hints(stuck, member, 'never-heard-of').hint).toContain('This connector')
  })

  it('explains a refusal to users who can reconnect [CONNDASH-26]', () => {
    expect(hints(forbidden, administrator).hint).toBe('Retry, or re-authorise it from Manage.')
    expect(hints(forbidden, member).hint).toBeNull()
  })
})

describe('a connector that is switched off', () => {
  const card = (status: string, viewer = administrator) =>
    cardHints(connectorWith({ status, log: logWith(ended) }), 'ftp', viewer, now)

  it('points an administrator to the Manage tab [CONNDASH-23, CONNDASH-30]', () => {
    expect(card('DISCONNECTED')).toEqual({
      state: null,
      hint: 'This connector is disconnected. Go to the Manage tab to reconnect.',
    })
  })

  it('has no hint for a member, or when it is deleted', () => {
    expect(card('DISCONNECTED', member)).toEqual({ state: null, hint: null })
    expect(card('DELETED', superadmin)).toEqual({ state: null, hint: null })
  })
})

it.each([
  ['an administrator', administrator, 'Why not try adding a connector?'],
  ['a superadmin', superadmin, 'Why not try adding a connector?'],
  [
    'a member',
    member,
    "Why not ask your administrator for permission to see your organisation's connectors?",
  ],
  ['a visitor', null, "Why not ask your administrator for permission to see your organisation's connectors?"],
])('an empty dashboard advises %s [CONNDASH-02, CONNDASH-03]', (_, viewer, advice) => {
  expect(emptyDashboard(viewer)).toEqual(['Nothing much to do here.', advice])
})
