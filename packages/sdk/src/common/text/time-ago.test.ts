import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-11-21T09:00:00Z')

it.each([
  ['2026-11-21T09:00:00Z', 'just now'],
  ['2026-11-21T08:59:01Z', 'just now'],
  ['2026-11-21T10:00:00Z', 'just now'],
  ['2026-11-21T08:59:00Z', '1 minute ago'],
  ['2026-11-21T08:00:01Z', '59 minutes ago'],
  ['2026-11-21T07:00:00Z', '2 hours ago'],
  ['2026-11-20T09:00:00Z', '1 day ago'],
  ['2026-10-23T09:00:00Z', '29 days ago'],
  ['2026-10-22T09:00:00Z', '1 month ago'],
  ['2025-11-22T09:00:00Z', '12 months ago'],
  ['2024-11-20T09:00:00Z', '2 years ago'],
])('%s is %s', (then, words) => {
  expect(timeAgo(new Date(then), now)).toBe(words)
})
