import { expect, it } from 'vitest'
import { keysLike } from './connector-key.ts'

it('counts a key on from 2 where it is taken', () => {
  const keys = keysLike('shop')
  expect([keys.next(), keys.next(), keys.next()].map(({ value }) => value)).toEqual([
    'shop',
    'shop-2',
    'shop-3',
  ])
})
