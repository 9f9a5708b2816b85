import assert from 'node:assert/strict'
import { test } from 'node:test'
import { surfaceOf } from '../src/surface.ts'

test('prints the exported names with their types, and the types those refer to', () => {
  const surface = surfaceOf('tooling/test/surface-sample/src/index.ts')
  assert.match(surface, /^LIMIT: 4$/m)
  assert.match(surface, /^type Thing = \{\n {4}id: number \| string;\n {4}hidden\?: Hidden;\n\}$/m)
  assert.match(surface, /^find: <T extends Thing>\(things: readonly T\[\], id: string\) => T \| undefined$/m)
  assert.match(surface, /^more\.word: string$/m)
  assert.match(surface, /^type Failure = \{\n {4}code: number;/m)
  const [, unexported = ''] = surface.split('// Not exported')
  assert.match(unexported, /^type Hidden = \{\n {4}depth: number;\n\}$/m)
})
