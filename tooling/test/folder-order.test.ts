import assert from 'node:assert/strict'
import { test } from 'node:test'
import { folderProblems } from '../src/folders/folder-order.ts'

const order = { folders: ['app', 'connectors', 'storage'] }
const problems = (from: string, to: string, exceptions = {}) =>
  folderProblems([{ from, to }], { ...order, ...exceptions })

test('allows an import of a lower folder and of the own folder', () => {
  assert.deepEqual(problems('app/start.ts', 'storage/migrate.ts'), [])
  assert.deepEqual(problems('app/start.ts', 'app/config.ts'), [])
})

test('rejects an import of a higher folder', () => {
  const [problem] = problems('storage/migrate.ts', 'connectors/seeds.ts')
  assert.match(String(problem), /storage is below connectors/)
})

test('rejects a folder without a place in the order', () => {
  const [problem] = problems('app/start.ts', 'mail/send.ts')
  assert.match(String(problem), /mail: give it a place/)
})

test('allows a declared exception and rejects one nothing uses', () => {
  const exceptions = [{ from: 'storage', to: 'connectors', because: 'seeds' }]
  assert.deepEqual(problems('storage/migrate.ts', 'connectors/seeds.ts', { exceptions }), [])
  assert.match(String(problems('app/a.ts', 'storage/b.ts', { exceptions })), /remove the exception/)
})

test('takes the longest named folder of a file', () => {
  const nested = { folders: ['sync/engine', 'sync'] }
  const [problem] = folderProblems([{ from: 'sync/run.ts', to: 'sync/engine/lease.ts' }], nested)
  assert.match(String(problem), /sync is below sync\/engine/)
})

test('a single file can have its own place', () => {
  const withFile = { folders: ['connectors', 'services.ts', 'storage'] }
  assert.deepEqual(folderProblems([{ from: 'services.ts', to: 'storage/a.ts' }], withFile), [])
  assert.match(
    String(folderProblems([{ from: 'services.ts', to: 'connectors/a.ts' }], withFile)),
    /services\.ts is below connectors/,
  )
})
