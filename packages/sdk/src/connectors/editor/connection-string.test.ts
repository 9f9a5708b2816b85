import { parse } from '@tediousjs/connection-string'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../test/any-text.ts'
import {
  buildConnectionString,
  type ConnectionFields,
  noConnection,
  parseConnectionString,
} from './connection-string.ts'

const complete: ConnectionFields = {
  dataSource: 'db.example.com,1433',
  initialCatalog: 'figures',
  userId: 'acme',
  password: 'horse',
  multipleActiveResultSets: null,
}

describe('writing [CPROP-23]', () => {
  it('has four keys in order', () => {
    expect(buildConnectionString(complete)).toBe(
      'data source=db.example.com,1433;initial catalog=figures;user id=acme;password=horse',
    )
  })

  it.each([
    [true, 'multipleActiveResultSets=True'],
    [false, 'multipleActiveResultSets=False'],
  ])('writes the flag for several open results: %s [CPROP-08]', (multipleActiveResultSets, written) => {
    expect(buildConnectionString({ ...complete, multipleActiveResultSets })).toMatch(
      new RegExp(`;${written}$`),
    )
  })

  it.each([
    ['p;Data Source=evil', '"p;Data Source=evil"'],
    ['a=b', '"a=b"'],
    ['say "hi"', '"say ""hi"""'],
    ["it's", '"it\'s"'],
    ['{x}', '"{x}"'],
    [' outer ', '" outer "'],
    ['two words', 'two words'],
    ['pä$$wörd!', 'pä$$wörd!'],
  ])('%j is written as %s', (password, written) => {
    expect(buildConnectionString({ ...noConnection, userId: 'u', password })).toBe(
      `user id=u;password=${written}`,
    )
  })

  it('omits blank parts and is empty when all are blank', () => {
    expect(buildConnectionString({ ...complete, password: '' })).not.toContain('password')
    expect(buildConnectionString(noConnection)).toBe('')
    expect(buildConnectionString({ ...noConnection, dataSource: ' ', multipleActiveResultSets: false })).toBe(
      '',
    )
  })
})

describe('reading', () => {
  it.each([
    ['Data Source=h;INITIAL CATALOG=c;User  Id=u;PassWord=p', 'h', 'c', 'u', 'p'],
    [' data source = h ; initial catalog = c ; ', 'h', 'c', '', ''],
    ["data source='a;b';password='it''s'", 'a;b', '', '', "it's"],
    ['password="say ""hi"""', '', '', '', 'say "hi"'],
    ['data source=;user id=u', '', '', 'u', ''],
    ['', '', '', '', ''],
  ])('%s', (text, dataSource, initialCatalog, userId, password) => {
    const multipleActiveResultSets = null
    const read = { dataSource, initialCatalog, userId, password, multipleActiveResultSets }
    expect(parseConnectionString(text)).toEqual(read)
  })

  it.each([
    ['True', true],
    ['no', false],
  ])('%s for several open results is %s', (word, flag) => {
    const text = `data source=h;MultipleActiveResultSets=${word}`
    expect(parseConnectionString(text)?.multipleActiveResultSets).toBe(flag)
  })

  it.each([
    'data source',
    '=h',
    'data source="h',
    'data source="h"x',
    'data source=h"x',
    'password={x}',
    'data source=h;Encrypt=no',
    'data source=h;trusted_connection=yes',
    'data source=h;Data Source=evil',
    'multipleActiveResultSets=perhaps',
  ])('%s is invalid', (text) => {
    expect(parseConnectionString(text)).toBeNull()
  })
})

describe('any input', () => {
  const value = fc.oneof(
    anyText,
    fc.array(fc.constantFrom(...' ;="\'{}a,\t\n'), { maxLength: 12 }).map((all) => all.join('')),
  )
  const fields = fc
    .record({
      dataSource: value,
      initialCatalog: value,
      userId: value,
      password: value,
      multipleActiveResultSets: fc.option(fc.boolean()),
    })
    .filter((entered) => buildConnectionString(entered) !== '')

  it('is read again as it was entered', () => {
    fc.assert(
      fc.property(fields, (entered) => {
        expect(parseConnectionString(buildConnectionString(entered))).toEqual(entered)
      }),
    )
  })

  it('is read the same by the parser of the driver, without additional keys', () => {
    fc.assert(
      fc.property(fields, (entered) => {
        const { dataSource, initialCatalog, userId, password, multipleActiveResultSets } = entered
        const meant = {
          'data source': dataSource,
          'initial catalog': initialCatalog,
          'user id': userId,
          password,
          multipleactiveresultsets: { true: 'True', false: 'False', null: '' }[
            String(multipleActiveResultSets)
          ],
        }
        const present = Object.entries(meant).filter(([, text]) => text !== '')
        expect(Object.fromEntries(parse(buildConnectionString(entered)))).toEqual(Object.fromEntries(present))
      }),
    )
  })

  it('is parsed or refused quickly', () => {
    fc.assert(
      fc.property(value, (text) => {
        expect(() => parseConnectionString(text)).not.toThrow()
      }),
    )
    for (const part of [' ', 'a ', 'a=', '"', '""', ';', '=;'])
      expect(() => parseConnectionString(`data source=${part.repeat(100_000)}`)).not.toThrow()
  })
})
