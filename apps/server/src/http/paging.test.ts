import { describe, expect, it } from 'vitest'
import { nextLink, pageOf } from './paging.ts'

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const idsOf = (page: ReturnType<typeof pageOf<{ id: string }>>) => page.items.map(({ id }) => id).join('')

describe('a list', () => {
  it('is returned as a whole without a limit', () => {
    expect(pageOf(items, {})).toEqual({ items })
  })

  it('is read a page at a time, until there is no next cursor', () => {
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const page = pageOf(items, { limit: 2, cursor })
      pages.push(idsOf(page))
      cursor = page.next
    } while (cursor)
    expect(pages).toEqual(['ab', 'cd', 'e'])
  })

  it('has no next page if the last one is full', () => {
    expect(pageOf(items, { limit: 5 }).next).toBeUndefined()
  })

  it('continues at its place when the last item of a page was deleted', () => {
    const { next } = pageOf(items, { limit: 2 })
    const rest = items.filter(({ id }) => id !== 'b')
    expect(idsOf(pageOf(rest, { limit: 2, cursor: next }))).toBe('cd')
  })

  it('continues after its last item when others were added before it', () => {
    const { next } = pageOf(items, { limit: 2 })
    expect(idsOf(pageOf([{ id: 'new' }, ...items], { limit: 2, cursor: next }))).toBe('cd')
  })

  it.each(['', 'b', '2', '.b', 'x.b'])('rejects the cursor "%s"', (cursor) => {
    expect(() => pageOf(items, { cursor })).toThrow('query.cursor must be the cursor of a response.')
  })
})

it('the link to the next page keeps the rest of the query', () => {
  expect(nextLink('/backend/users?orgId=1&limit=2&cursor=1.a', '2.b')).toBe(
    '</backend/users?orgId=1&limit=2&cursor=2.b>; rel="next"',
  )
})
