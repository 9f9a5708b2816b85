import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Step, takeSteps } from '../src/steps.ts'

const step = (name: string, code: number, output = ''): Step => ({
  name,
  check: async () => ({ code, output }),
})

async function take(...steps: Step[]) {
  let written = ''
  const code = await takeSteps(steps, { write: (text) => (written += text), now: () => 0 })
  return { code, written, lastLine: written.trimEnd().split('\n').at(-1) }
}

test('when every step passes, the last line counts them', async () => {
  const { code, lastLine } = await take(step('lint', 0), step('types', 0))
  assert.equal(code, 0)
  assert.equal(lastLine, '2 passed, 0 failed')
})

test('stops at the first failing step and prints its output', async () => {
  const { code, written, lastLine } = await take(
    step('lint', 0),
    step('types', 2, 'TS2322'),
    step('unit tests', 0),
  )
  assert.equal(code, 1)
  assert.match(written, /TS2322/)
  assert.doesNotMatch(written, /unit tests/)
  assert.equal(lastLine, '1 passed, 1 failed')
})

test('a step that throws counts as failed', async () => {
  const broken: Step = {
    name: 'browser',
    check: () => Promise.reject(new Error('No Chromium could be installed.')),
  }
  const { code, written } = await take(broken)
  assert.equal(code, 1)
  assert.match(written, /No Chromium could be installed/)
})
