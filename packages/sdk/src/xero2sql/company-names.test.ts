import { expect, it } from 'vitest'
import { companyNames } from './company-names.ts'

const companies = ['Northwind', 'Harbour', 'Kite', 'Fern', 'Oak'].map((companyName, id) => ({
  id,
  companyName,
}))

it.each([
  [0, []],
  [4, ['Northwind', 'Harbour', 'Kite', 'Fern']],
  [5, ['Northwind', 'Harbour', 'Kite', 'Fern', '...']],
])('%i companies [XASSIGN-02, CONST-19]', (count, names) => {
  expect(companyNames(companies.slice(0, count))).toEqual(names)
})
