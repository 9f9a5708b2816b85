import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it.each<[Parameters<typeof classNames>, string]>([
  [['card', 'off'], 'card off'],
  [['card', false, undefined], 'card'],
  [[], ''],
])('joins %o as "%s"', (names, joined) => {
  expect(classNames(...names)).toBe(joined)
})
