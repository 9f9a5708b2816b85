import { expect, it } from 'vitest'
import { mannWhitney } from '../bench/mann-whitney.ts'

// Compared with scipy.stats.mannwhitneyu(one, other, method='asymptotic').

const range = (count: number, value: (index: number) => number) =>
  Array.from({ length: count }, (_, i) => value(i))

it.each([
  ['the same values', range(20, (i) => i), range(20, (i) => i), 1],
  ['values a little higher', range(20, (i) => i), range(20, (i) => i + 3), 0.1365025],
  ['values much higher', range(20, (i) => i), range(20, (i) => i + 20), 6.8e-8],
  ['values with many ties', range(30, (i) => i % 5), range(40, (i) => (i % 5) + (i % 2)), 0.1940619],
])('computes the p-value of %s', (_, one, other, p) => {
  expect(mannWhitney(one, other)).toBeCloseTo(p, 5)
  expect(mannWhitney(other, one)).toBeCloseTo(p, 5)
})
