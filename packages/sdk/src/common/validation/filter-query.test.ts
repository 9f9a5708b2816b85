import { expect, it } from 'vitest'
import { isFilterQuery } from './filter-query.ts'

it.each(['state=error,refused&type=ftp', 'search=caf%C3%A9&mine=true&sort=-age', 'state='])(
  'accepts %s as a filter',
  (query) => expect(isFilterQuery(query)).toBe(true),
)

it.each([
  '?state=error',
  'state=error&token=x',
  'state=error&state=ok',
  'javascript:alert(1)',
  'State=error',
])('does not accept %s as a filter', (query) => expect(isFilterQuery(query)).toBe(false))
