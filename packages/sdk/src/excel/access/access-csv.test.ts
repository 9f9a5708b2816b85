import { expect, it } from 'vitest'
import { readCsv } from '../../test/read-csv.ts'
import { accessSample } from './access.samples.ts'
import { accessCsv, accessCsvName } from './access-csv.ts'

it('has a row for each user, item and reason, sorted by name', () => {
  expect(
    readCsv(
      [...accessCsv(accessSample)]
        .map(({ text }) => text)
        .join('')
        .slice(1),
    ),
  ).toEqual([
    ['Name', 'Email address', 'Kind', 'What', 'Part', 'Access', 'Because'],
    ...[
      [
        'Area',
        'Revenue',
        'North',
        'Read and write',
        'through Controllers: all current and future sub-areas of Revenue',
      ],
      ['Area', 'Revenue', 'North', 'Read and write', 'through North: all current and future areas of North'],
      [
        'Area',
        'Revenue',
        'South',
        'Read only',
        'through Controllers: all current and future sub-areas of Revenue',
      ],
      ['Version', 'Budget', 'Q1', 'Read and write', 'through North: Budget – Q1'],
      ['Helper table', 'Currencies', '', 'Read and write', 'linked directly'],
    ].map((row) => ['Ann Elm', 'ann@tributary.example', ...row]),
    [
      'Bob Oak',
      'bob@tributary.example',
      'Entity',
      'Acme BV',
      '',
      '',
      'linked to all current and future entities',
    ],
  ])
})

it('writes names without the characters that isolate them', () => {
  const groups = accessSample.groups.map((group) => ({ ...group, name: 'المراقبون' }))
  const text = [...accessCsv({ ...accessSample, groups })].map((piece) => piece.text).join('')
  expect(text).toContain('"through المراقبون: Budget – Q1"')
})

it('counts its rows', () => {
  expect([...accessCsv(accessSample)].reduce((sum, { rows }) => sum + rows, 0)).toBe(7)
})

it('is named after the organisation and the day', () => {
  expect(accessCsvName('acme Traders', new Date('2026-11-21T22:00:00Z'))).toBe(
    'Who sees what - acme Traders - 2026-11-21.csv',
  )
})
