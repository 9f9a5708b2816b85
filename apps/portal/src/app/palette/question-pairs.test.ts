import { expect, it } from 'vitest'
import { askedObjects, questionPairs } from './question-pairs.ts'

const person = (firstName: string, lastName: string) => ({
  ...{ id: firstName.toLowerCase(), firstName, lastName },
  emailAddress: `${firstName.toLowerCase()}@fern.example`,
})
const objects = askedObjects({
  areas: [{ id: 'a1', name: 'Finance' }],
  versions: [{ id: 'v1', name: 'Budget 2027' }],
  connectors: [{ id: 'c1', name: 'Warehouse files' }],
  tables: [{ connectorId: 'c1', schema: 'fern', name: 'stock', rows: 0, refreshedAt: null }],
})
const opened: string[] = []
const find = questionPairs([person('Una', 'Ulm'), person('Eli', 'Elm')], objects, (href) => opened.push(href))
const names = (search: string) => find(search).map(({ name }) => name)

it.each([
  ['una finance', ['Why can’t Una Ulm see Finance?']],
  ['why FINANCE ulm', ['Why can’t Una Ulm see Finance?']],
  ['eli budg 2027', ['Why can’t Eli Elm see Budget 2027?']],
  ['una stock', ['Why can’t Una Ulm see stock of Warehouse files?']],
  [
    'una warehouse',
    ['Why can’t Una Ulm see Warehouse files?', 'Why can’t Una Ulm see stock of Warehouse files?'],
  ],
  ['fern finance', ['Why can’t Una Ulm see Finance?', 'Why can’t Eli Elm see Finance?']],
  ['una', []],
  ['warehouse files', []],
  ['una teapot', []],
  ['', []],
])('"%s" finds the questions whose member and object have all words', (search, expected) => {
  expect(names(search)).toEqual(expected)
})

it('opens the question', () => {
  find('una finance')[0]?.run()
  expect(opened).toEqual(['/access/why?person=una&kind=area&id=a1'])
})
