import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { workspace } from '../src/workspace.ts'

const bench = (...args: string[]) =>
  spawnSync(process.execPath, [resolve(workspace, 'tooling/src/bench.ts'), ...args], { encoding: 'utf8' })

const list = /^ {2}sync {13}apps\/server\/bench\/sync\.bench\.ts$/m

test('bench --help lists the benchmarks and builds nothing', () => {
  const { status, stdout } = bench('--help')
  assert.equal(status, 0)
  assert.match(stdout, /^Usage: pnpm bench/)
  assert.match(stdout, list)
})

for (const typo of ['--hlep', 'snyc'])
  test(`bench ${typo} fails with the list of benchmarks and builds nothing`, () => {
    const { status, stderr } = bench(typo)
    assert.equal(status, 1)
    assert.match(stderr, new RegExp(`^No benchmark matches ${typo}\\.`))
    assert.match(stderr, list)
  })
