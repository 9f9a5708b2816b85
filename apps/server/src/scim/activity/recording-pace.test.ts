import { expect, it } from 'vitest'
import { recordingPace } from './recording-pace.ts'

const at = (seconds: number) => new Date(seconds * 1_000)

it('records one success a minute', () => {
  const records = recordingPace()
  expect([0, 1, 59, 60, 61].map((second) => records('acme', false, at(second)))).toEqual([
    ...[true, false, false],
    ...[true, false],
  ])
})

it('records a failure and the next success immediately, up to 20 in a minute', () => {
  const records = recordingPace()
  expect([false, true, false, false].map((failed) => records('acme', failed, at(1)))).toEqual([
    ...[true, true, true],
    false,
  ])
  const more = Array.from({ length: 30 }, () => records('acme', true, at(2)))
  expect(more.filter(Boolean)).toHaveLength(17)
  expect(records('acme', true, at(61))).toBe(true)
})

it('has a pace for each organisation', () => {
  const records = recordingPace()
  expect(['acme', 'birch'].map((organisation) => records(organisation, false, at(0)))).toEqual([true, true])
})
