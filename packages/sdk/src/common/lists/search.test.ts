import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldCase, nameContains, nameSearch, searchByName } from './search.ts'

it.each([
  ['Harbour Point', 'harbour', true],
  ['Harbour Point', 'R P', true],
  ['Harbour Point', '  point  ', true],
  ['Harbour Point', 'harbor', false],
  ['Harbour Point', '', true],
  ['İSTANBUL Tekstil', 'istanbul', true],
  ['istanbul tekstil', 'İSTANBUL', true],
  ['Işık', 'ışık', true],
  ['Straße 7', 'STRASSE', true],
  ['GROẞ & Co', 'groß', true],
  ['ΟΔΟΣ', 'οδοσ', true],
  ['Café'.normalize('NFD'), 'café'.normalize('NFC'), true],
  ['ﬁnance', 'FIN', true],
  ['Ｗｉｄｅ', 'wide', true],
  ['Kite.*', '.*', true],
  ['Kite', '.*', false],
])('"%s" with the search "%s": %s [CONNDASH-31]', (name, search, found) => {
  expect(nameContains(name, search)).toBe(found)
})

it('finds a name by any of its words in any letter case', () => {
  const word = fc.stringMatching(/^[\p{Lu}\p{Ll}]{1,8}$/u)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, pick) => {
      const searched = words[pick % words.length] ?? ''
      for (const search of [searched, searched.toUpperCase(), searched.toLowerCase()]) {
        expect(nameContains(words.join(' '), search)).toBe(true)
      }
    }),
  )
})

it('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldCase(foldCase(text))).toBe(foldCase(text))
    }),
  )
})

it('a prepared search finds the same', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 12 })
  fc.assert(
    fc.property(fc.array(name), name, (names, search) => {
      const find = nameSearch(names, (item) => item)
      expect(find(search)).toEqual(names.filter((item) => nameContains(item, search)))
    }),
  )
})

it('keeps the order of the list', () => {
  const items = [{ name: 'Kite 2' }, { name: 'Harbour' }, { name: 'kite 1' }]
  expect(searchByName(items, 'KITE').map(({ name }) => name)).toEqual(['Kite 2', 'kite 1'])
  expect(searchByName(items, ' ')).toEqual(items)
})
