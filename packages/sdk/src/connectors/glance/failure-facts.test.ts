import { describe, expect, it } from 'vitest'
import { at } from '../../test/builders.ts'
import { runWith } from '../../test/run-builder.ts'
import { failureFacts } from './failure-facts.ts'

const now = at('07:15')
/** Refreshes from 00:00, one each hour, in these states. */
const hourly = (...states: string[]) =>
  states.map((state, hour) => {
    const rows = state === 'succeeded' ? 12 : 0
    return runWith({ id: hour, state, rows, triggeredAt: at(`0${hour}:00`), completedAt: at(`0${hour}:05`) })
  })
const facts = (states: string[], lastLoadedAt: Date | null = null) =>
  failureFacts({ connector: { log: null, schedule: null, lastLoadedAt }, runs: hourly(...states), now })

describe('a failure', () => {
  it.each([
    ['the first after a success', ['succeeded', 'failed', 'interrupted'], '01:00', false, 2, 3],
    ['the first that is known', ['failed', 'failed'], '00:00', true, 2, 2],
    [
      'the first, whatever is cancelled or running',
      ['succeeded', 'failed', 'cancelled', 'running'],
      '01:00',
      false,
      1,
      2,
    ],
    ['none after a success', ['failed', 'succeeded'], null, false, 1, 2],
    ['none without refreshes', [], null, false, 0, 0],
  ])('has lasted since %s [GLANCE-12]', (_, states, since, sinceAtLeast, failed, of) => {
    expect(facts(states)).toMatchObject({ since: since && at(since), sinceAtLeast, failed, of })
  })

  it('does not depend on the order of the refreshes', () => {
    const runs = hourly('succeeded', 'failed').toReversed()
    const connector = { log: null, schedule: null }
    expect(failureFacts({ connector, runs, now }).since).toEqual(at('01:00'))
  })

  it.each([
    [
      'with data',
      ['succeeded', 'failed', 'failed'],
      [
        'It has failed since 01:00.',
        '2 of the last 3 refreshes failed.',
        'The data of 00:05 is still there.',
      ],
    ],
    [
      'without data',
      ['failed'],
      ['It has failed since 00:00 or earlier.', 'The only refresh failed.', 'No data has been loaded yet.'],
    ],
    ['that is over', ['succeeded'], ['The data of 00:05 is still there.']],
  ])('%s is put into words [GLANCE-12]', (_, states, sentences) => {
    expect(facts(states).sentences).toEqual(sentences)
  })

  it('names the time of the data that the server knows, although the success is not listed [GLANCE-12]', () => {
    const lastLoadedAt = new Date('2026-11-18T06:05:00Z')
    expect(facts(['failed'], lastLoadedAt)).toMatchObject({ loadedAt: lastLoadedAt })
    expect(facts(['failed'], lastLoadedAt).sentences).toContain('The data of 18 Nov, 06:05 is still there.')
  })

  it('shows what was stored before it failed [GLANCE-12]', () => {
    const runs = [runWith({ state: 'failed', rows: 3_120 })]
    const { sentences } = failureFacts({ connector: { log: null, schedule: null }, runs, now })
    expect(sentences.at(-1)).toBe('3,120 rows were stored before it failed.')
  })
})
