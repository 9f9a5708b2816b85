import { expect, it } from 'vitest'
import { byteSize } from './byte-size.ts'
import { dataKind, dataRetention, mailKind } from './operations-words.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [8192, '8.2 kB'],
  [40_960, '41 kB'],
  [12_345_678, '12 MB'],
  [7_200_000_000, '7.2 GB'],
  [5e16, '50,000 TB'],
])('writes %d bytes as %s', (bytes, expected) => {
  expect(byteSize(bytes)).toBe(expected)
})

it('names the kinds of mails and data, and keeps an unknown kind', () => {
  expect([
    mailKind('password-link'),
    mailKind('new-kind'),
    dataKind('sessions'),
    dataKind('toString'),
  ]).toEqual(['Link to set a password', 'new-kind', 'Sessions', 'toString'])
})

it.each([
  [{ keptDays: 30, untilExpiry: false }, 'Deleted after 30 days'],
  [{ keptDays: 1, untilExpiry: false }, 'Deleted after 1 day'],
  [{ keptDays: null, untilExpiry: true }, 'Deleted when it expires'],
  [{ keptDays: null, untilExpiry: false }, 'Kept'],
])('writes when data is deleted: %o', (data, expected) => {
  expect(dataRetention(data)).toBe(expected)
})
