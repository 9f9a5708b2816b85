import assert from 'node:assert/strict'
import { test } from 'node:test'
import { figuresIn, tableOf } from '../src/figure.ts'

const figure = {
  name: 'sync',
  value: '150k rows/s',
  floor: '310k rows/s',
  ratio: 0.484,
  aim: '≥ 0.45',
  holds: true,
}

test('finds the figures among other output', () => {
  assert.deepEqual(figuresIn(`warming up\n@figure ${JSON.stringify(figure)}\ndone\n`), [figure])
})

test('marks a missed aim with NO', () => {
  const table = tableOf([figure, { name: 'first load', value: '101 kB', aim: '≤ 96 kB', holds: false }])
  assert.equal(
    table,
    [
      'figure       measured      floor         ratio   aim       held',
      'sync         150k rows/s   310k rows/s   0.48    ≥ 0.45    yes',
      'first load   101 kB                              ≤ 96 kB   NO',
    ].join('\n'),
  )
})
