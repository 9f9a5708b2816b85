import { expect, it } from 'vitest'
import { structureChanges } from './structure-changes.ts'

const active = { id: 1, name: 'active' }
const locked = { id: 2, name: 'locked' }

it.each([
  [{ name: 'North', status: active }, { name: 'North', status: null }, []],
  [{ name: 'North', status: active }, { name: 'Nord', status: active }, ['It is called Nord now.']],
  [{ name: 'North', status: null }, { name: 'North', status: locked }, ['Its status is locked now.']],
  [{ name: 'North' }, { name: 'Nord' }, ['It is called Nord now.']],
  [
    { name: 'North', status: locked },
    { name: 'Nord', status: active },
    ['It is called Nord now.', 'Its status is active now.'],
  ],
])('of %j has become %j', (before, after, sentences) => {
  expect(structureChanges(before, after)).toEqual(sentences)
})
