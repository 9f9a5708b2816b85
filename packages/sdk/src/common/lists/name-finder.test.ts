import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameFinder } from './name-finder.ts'
import { nameContains } from './search.ts'

const screens = ['Sub-areas', 'Link Areas to Subareas', 'Areas', 'Users', 'Helper areas', 'Café Ähren']
const find = nameFinder(screens, (name) => [name])

describe('the result of a search', () => {
  it.each([
    ['areas', ['Areas', 'Link Areas to Subareas', 'Helper areas', 'Sub-areas']],
    ['AREAS LINK', ['Link Areas to Subareas']],
    ['  to   sub ', ['Link Areas to Subareas']],
    ['ähr', ['Café Ähren']],
    ['.*', []],
    ['nothing of the kind', []],
  ])('for %j is %j', (search, names) => {
    expect(find(search, 10)).toEqual({ items: names, total: names.length })
  })

  it('is the best few, with the number of all matches', () => {
    expect(find('areas', 2)).toEqual({ items: ['Areas', 'Link Areas to Subareas'], total: 4 })
  })

  it.each(['', '  '])('is the first few items without a search (%j)', (search) => {
    expect(find(search, 2)).toEqual({ items: ['Sub-areas', 'Link Areas to Subareas'], total: 6 })
  })

  it('includes items that match by any of their texts', () => {
    const people = nameFinder([{ name: 'Eli Elm', email: 'el@acme.example' }], ({ name, email }) => [
      name,
      email,
    ])
    expect(people('acme eli', 5).total).toBe(1)
  })

  it('contains every item that contains the search, each once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { maxLength: 20 }),
        fc.stringMatching(/^[a-zß]{1,3}$/),
        (names, search) => {
          const { items } = nameFinder(names, (name) => [name])(search, names.length)
          expect(items.toSorted()).toEqual(names.filter((name) => nameContains(name, search)).toSorted())
        },
      ),
    )
  })
})
