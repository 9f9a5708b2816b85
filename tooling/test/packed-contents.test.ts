import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unexpectedContents } from '../src/packed-contents.ts'

const usual = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts']

test('accepts modules, types and the usual documents', () => {
  assert.deepEqual(unexpectedContents([...usual, 'openapi.json', 'dist/client/ofetch.LICENSE']), [])
})

test('reports a missing licence', () => {
  assert.deepEqual(unexpectedContents(usual.filter((file) => file !== 'LICENSE')), ['LICENSE is missing.'])
})

for (const file of ['dist/users.samples.js', 'dist/test/fake.js', 'src/index.ts', 'dist/index.js.map'])
  test(`refuses ${file}`, () => {
    assert.deepEqual(unexpectedContents([...usual, file]), [`${file} must not be published.`])
  })
