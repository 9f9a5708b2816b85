import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../test/any-text.ts'
import { fillPath, queryString } from './url.ts'

/** A text as UTF-8 sends it: lone surrogates are replaced. */
const wellFormed = (text: string) => Buffer.from(text).toString()

describe('filling a path', () => {
  const path = '/clients/{orgId}/connectors/{id}/process'

  it.each([
    [{ orgId: 1, id: 'ftp' }, '/clients/1/connectors/ftp/process'],
    [{ orgId: 0, id: 'a b' }, '/clients/0/connectors/a%20b/process'],
    [{ orgId: 'a/b', id: '?x=1#y' }, '/clients/a%2Fb/connectors/%3Fx%3D1%23y/process'],
    [
      { orgId: 'Größe', id: '👩‍🚀' },
      '/clients/Gr%C3%B6%C3%9Fe/connectors/%F0%9F%91%A9%E2%80%8D%F0%9F%9A%80/process',
    ],
    [{ orgId: '{id}', id: '$&' }, '/clients/%7Bid%7D/connectors/%24%26/process'],
    [{ orgId: 'half \ud83d pair', id: 1 }, '/clients/half%20%EF%BF%BD%20pair/connectors/1/process'],
  ])('escapes %o', (params, expected) => {
    expect(fillPath(path, params)).toEqual({ filled: expected, faults: [] })
  })

  it.each([[{}], [{ orgId: 1 }], [{ orgId: '', id: 1 }], [{ orgId: '.', id: 1 }], [{ orgId: '..', id: 1 }]])(
    'refuses %o, which would call another path',
    (params) => {
      expect(fillPath(path, params).faults).not.toEqual([])
    },
  )

  it('keeps a parameter in its place, whatever its value', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        const { filled, faults } = fillPath('/users/{id}', { id })
        if (faults.length > 0) return
        const { pathname, search, hash } = new URL(filled, 'http://backend.invalid')
        expect(pathname.split('/')).toHaveLength(3)
        expect(search + hash).toBe('')
        expect(decodeURIComponent(pathname.slice('/users/'.length))).toBe(wellFormed(id))
      }),
    )
  })
})

describe('the query', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ orgId: undefined, search: null }, ''],
    [{ orgId: 1 }, '?orgId=1'],
    [{ token: 'a&b=c+d e', all: false }, '?token=a%26b%3Dc%2Bd+e&all=false'],
  ])('%o becomes "%s"', (query, expected) => {
    expect(queryString(query)).toBe(expected)
  })

  it('preserves any text', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(new URLSearchParams(queryString({ value })).get('value')).toBe(wellFormed(value))
      }),
    )
  })
})
