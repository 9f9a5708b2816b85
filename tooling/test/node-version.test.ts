import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { workspace } from '../src/workspace.ts'

const read = (file: string) => readFileSync(resolve(workspace, file), 'utf8')

test('the README and CONTRIBUTING state the Node version that package.json requires', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(read('package.json'))
  const oldest = engines.node.replace('>=', '')
  assert.match(read('README.md'), new RegExp(`Node\\.js \\(${oldest} or newer\\)`))
  assert.match(read('CONTRIBUTING.md'), new RegExp(`Node\\.js ${oldest} or newer`))
})
