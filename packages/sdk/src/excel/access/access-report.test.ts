import { describe, expect, it } from 'vitest'
import { accessSample } from './access.samples.ts'
import { accessReport } from './access-report.ts'
import { itemAccess, personAccess } from './access-view.ts'

const ann = accessSample.users.find(({ id }) => id === 'Ann')
if (!ann) throw new Error('Ann is missing.')
const sees = personAccess(ann, accessSample)

const inWords = (sections: ReturnType<typeof accessReport>) =>
  sections.map(({ heading, scopes, lines }) => [
    heading,
    scopes,
    lines.map(({ row, parts, access }) => `${row.name}: ${parts.join(', ')}; ${access}`),
  ])

describe('a report of access', () => {
  it('names each group once and lists its grants', () => {
    expect(inWords(accessReport(sees.areas))).toEqual([
      [
        'Through Controllers',
        ['all current and future sub-areas of Revenue'],
        ['Revenue: North; Read and write', 'Revenue: South; Read only'],
      ],
      ['Through North', ['all current and future areas of North'], ['Revenue: North; Read and write']],
    ])
  })

  it('names a link once', () => {
    expect(inWords(accessReport(sees.helperTables))).toEqual([
      ['Linked directly', [], ['Currencies: ; Read and write']],
    ])
  })

  it('lists the users who see an item', () => {
    const people = itemAccess({ kind: 'version', id: 'v' }, accessSample)
    expect(inWords(accessReport(people))).toEqual([['Through North', [], ['Ann Elm: Q1; Read and write']]])
  })
})
