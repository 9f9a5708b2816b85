import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { list, nothing, written } from './answers.ts'
import { entity } from './entity.ts'
import { flag, id, listOf, orNull, text } from './fields.ts'

type Kite = { id: string | number; colour: string; flying: boolean; tail: string | null; knots: string[] }
const kite = entity<Kite>({
  id: ['Id', id],
  colour: ['COLOUR', text],
  flying: ['IsFlying', flag],
  tail: ['Tail', orNull(text)],
  knots: ['Knots', listOf(text)],
})
const wire = { Id: 1, COLOUR: 'blue', IsFlying: true, Tail: 'long', Knots: ['bow'] }
const blue: Kite = { id: 1, colour: 'blue', flying: true, tail: 'long', knots: ['bow'] }

it('renames in both directions', () => {
  expect(z.decode(kite, wire)).toEqual(blue)
  expect(z.encode(kite, blue)).toEqual(wire)
})

it('reads missing fields as null, false or empty', () => {
  const bare = { id: 1, colour: 'blue', flying: false, tail: null, knots: [] }
  expect(z.decode(kite, { Id: 1, COLOUR: 'blue' })).toEqual(bare)
  expect(z.decode(kite, { Id: 1, COLOUR: 'blue', IsFlying: null, Tail: null, Knots: null })).toEqual(bare)
})

it.each([
  ['a missing name', { Id: 1 }],
  ['a number for a text', { ...wire, COLOUR: 5 }],
  ['a text for a flag', { ...wire, IsFlying: 'yes' }],
  ['a list for an entity', [wire]],
  ['nothing', null],
])('refuses %s', (_, wrong) => {
  expect(z.safeDecode(kite, wrong as never).success).toBe(false)
})

it('does not read wire fields that use our names', () => {
  const read = z.decode(kite, { ...wire, colour: 'red' })
  expect(read.colour).toBe('blue')
})

it('reads a bare or wrapped list, and writes a bare one', () => {
  expect(z.decode(list(kite), [wire])).toEqual([blue])
  expect(z.decode(list(kite), { data: [wire] })).toEqual([blue])
  expect(z.encode(list(kite), [blue])).toEqual([wire])
})

it('reads and writes the response to a write', () => {
  const answer = { status: 200, message: 'Saved', error: null, data: wire }
  expect(z.decode(written(kite), answer)).toEqual({ message: 'Saved', data: blue })
  expect(z.encode(written(kite), { message: 'Saved', data: blue })).toEqual(answer)
  expect(z.safeDecode(written(nothing), {} as never).success).toBe(true)
  expect(z.decode(written(nothing), { message: null, data: undefined })).toEqual({ message: '', data: null })
})
