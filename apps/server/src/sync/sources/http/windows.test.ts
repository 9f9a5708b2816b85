import { expect, it } from 'vitest'
import type { Windows } from './http-stream.ts'
import { windowsFrom } from './windows.ts'

const daysOf = (by: Windows['by'], from: string, to: string) =>
  [...windowsFrom({ from, to, by, apply: (request) => request }, from)].map((one) => `${one.from} ${one.to}`)

it('divides a time into months that start on their first day', () => {
  expect(daysOf('month', '2025-11-15', '2026-02-10')).toEqual([
    '2025-11-15 2025-12-01',
    '2025-12-01 2026-01-01',
    '2026-01-01 2026-02-01',
    '2026-02-01 2026-02-10',
  ])
})

it('divides a time into years', () => {
  expect(daysOf('year', '2023-12-31', '2026-01-02')).toEqual([
    '2023-12-31 2024-01-01',
    '2024-01-01 2025-01-01',
    '2025-01-01 2026-01-01',
    '2026-01-01 2026-01-02',
  ])
})

it('ends with the last day, without an empty window', () => {
  expect(daysOf('month', '2026-01-01', '2026-02-01')).toEqual(['2026-01-01 2026-02-01'])
  expect(daysOf('month', '2026-01-31', '2026-02-01')).toEqual(['2026-01-31 2026-02-01'])
})

it('has no window before the first day', () => {
  expect(daysOf('month', '2026-02-01', '2026-02-01')).toEqual([])
  expect(daysOf('month', '2027-01-01', '2026-02-01')).toEqual([])
})

it('continues at the window that an unfinished reading stored', () => {
  const windows: Windows = { from: '2025-01-01', to: '2025-04-01', by: 'month', apply: (request) => request }
  expect([...windowsFrom(windows, '2025-03-01')]).toEqual([{ from: '2025-03-01', to: '2025-04-01' }])
})
