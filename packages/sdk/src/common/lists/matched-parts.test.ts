import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchedParts } from './matched-parts.ts'

const marked = (name: string, search: string) =>
  matchedParts(name, search)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('')

it.each([
  ['Users', 'use', '[Use]rs'],
  ['Subareas and areas', 'area', 'Subareas and [area]s'],
  ['Subareas', 'area', 'Sub[area]s'],
  ['Link Areas to Subareas', 'sub link', '[Link] Areas to [Sub]areas'],
  ['Café Nord', 'cafe', '[Café] Nord'],
  ['Café'.normalize('NFD'), 'cafe', `[${'Café'.normalize('NFD')}]`],
  ['Straße 7', 'STRASS', '[Straß]e 7'],
  ['İSTANBUL', 'ist', '[İST]ANBUL'],
  ['مؤسسة النور', 'النور', 'مؤسسة [النور]'],
  ['Users', '', 'Users'],
  ['Users', 'x', 'Users'],
  ['', 'x', ''],
])('%j with the search %j is split as %j', (name, search, expected) => {
  expect(marked(name, search)).toBe(expected)
})

it('keeps every character of the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (name, search) => {
      expect(
        matchedParts(name, search)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})
