import assert from 'node:assert/strict'
import { test } from 'node:test'
import { undocumentedFields } from '../src/field-docs.ts'

test('lists the public fields without a description, and no inline, private or single-valued ones', () => {
  const file = 'tooling/test/fields-sample/src/index.ts'
  assert.deepEqual(undocumentedFields(file), [`${file}:1 inUsed`, `${file}:8 bare`, `${file}:8 inner`])
})
