import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it.each<[Parameters<typeof classNames>, string]>([
  [['card', 'off'], 'card off'],
  [['card', false, undefined], 'card'],
  [[], ''],
])('%o is "%s"', (names, joined) => {
  expect(classNames(...names)).toBe(joined)
})
