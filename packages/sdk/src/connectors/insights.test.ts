import { describe, expect, it } from 'vitest'
import { at } from '../test/builders.ts'
import { insightSentence, insightStart, insightsByClient, isInsightStuck } from './insights.ts'

const now = at('09:00')
const started = (manually: Date | null, automatically: Date | null = null) => ({
  manuallyTriggeredAt: manually,
  automaticallyTriggeredAt: automatically,
})

describe('running connectors', () => {
  const running = (...names: [client: string, connector: string][]) =>
    insightsByClient(
      names.map(([clientName, clientConnectorName], place) => ({ clientName, clientConnectorName, place })),
    )
  const drawn = (groups: ReturnType<typeof running>) =>
    groups.map(({ clientName, insights }) => [clientName, ...insights.map((one) => one.clientConnectorName)])

  it('are grouped by client, both sorted by name [ADASH-04, ADASH-10, VALID-15]', () => {
    expect(
      drawn(running(['Zebra', 'Shop 10'], ['Éclair', 'Files'], ['Zebra', 'shop 9'], ['apple', 'Books'])),
    ).toEqual([
      ['apple', 'Books'],
      ['Éclair', 'Files'],
      ['Zebra', 'shop 9', 'Shop 10'],
    ])
  })

  it('may have names in any script', () => {
    const clients = ['شركة الميناء', '港湾貿易', 'Ωmega', '__proto__', 'constructor', '']
    const groups = running(...clients.map((client): [string, string] => [client, client]))
    expect(groups.map(({ clientName }) => clientName).toSorted()).toEqual(clients.toSorted())
    for (const { insights } of groups) expect(insights).toHaveLength(1)
  })

  it('keep their order for equal names, and every client has its own heading', () => {
    const groups = running(['Acme', 'Files'], ['ACME', 'Files'], ['Acme', 'files'], ['Acme', 'Files'])
    expect(
      groups.map(({ clientName, insights }) => [clientName, ...insights.map((one) => one.place)]),
    ).toEqual([
      ['Acme', 0, 2, 3],
      ['ACME', 1],
    ])
  })

  it('are an empty list when nothing runs', () => {
    expect(insightsByClient([])).toEqual([])
  })
})

it.each([
  ['pressed after the schedule', at('08:55'), at('06:00'), at('08:55'), 'Started 5 minutes ago'],
  ['scheduled after a press', at('06:00'), at('07:00'), at('07:00'), 'Started 2 hours ago'],
  ['both at the same time', at('08:59'), at('08:59'), at('08:59'), 'Started 1 minute ago'],
  ['scheduled alone', null, at('08:59:30'), at('08:59:30'), 'Started just now'],
  ['ahead of this clock', at('09:05'), null, at('09:05'), 'Started just now'],
  ['at an unknown time', null, null, null, null],
])('started %s [ADASH-05, ADASH-09]', (_, manually, automatically, start, sentence) => {
  const insight = started(manually, automatically)
  expect(insightStart(insight)).toEqual(start)
  expect(insightSentence(insight, now)).toBe(sentence)
})

it.each([
  ['30 minutes', at('08:30'), false],
  ['a moment more', at('08:29:59.999'), true],
  ['an unknown time', null, false],
])('running for %s takes longer than expected: %s', (_, since, stuck) => {
  expect(isInsightStuck(started(since, since && at('06:00')), now)).toBe(stuck)
})
