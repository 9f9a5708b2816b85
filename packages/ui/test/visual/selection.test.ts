import { expect, it } from 'vitest'
import { selection } from '../../visual/selection.ts'

const ids = ['primitives-button--sizes', 'primitives-button--sizes-on-phones', 'users-card--busy']
const selected = (...names: string[]) => ids.filter(selection(names, ids))

it('selects the stories whose ids contain one of the names', () => {
  expect(selected('button--', 'busy')).toEqual(ids)
  expect(selected('phones')).toEqual(['primitives-button--sizes-on-phones'])
})

it('selects only one story by its id, even if the ids of others begin with it', () => {
  expect(selected('primitives-button--sizes')).toEqual(['primitives-button--sizes'])
})

it('selects every story without a name', () => {
  expect(selected()).toEqual(ids)
})
