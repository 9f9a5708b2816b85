import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { type Step, takeSteps } from '../src/steps.ts'

const step = (name: string, code: number, output = ''): Step => ({
  name,
  cores: 1,
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
    cores: 0,
    check: () => Promise.reject(new Error('No Chromium could be installed.')),
  }
  const { code, written } = await take(broken)
  assert.equal(code, 1)
  assert.match(written, /No Chromium could be installed/)
})

/** A step that ends on demand, and reports when it begins. */
function held(name: string, cores: Step['cores'], began: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = async () => {
    began.push(name)
    await promise
    return { code: 0, output: '' }
  }
  return { step: { name, cores, check }, end: resolve }
}

test('steps run at the same time while cores are free, and downloads from the beginning', async () => {
  const began: string[] = []
  const [lint, words] = [held('lint', 1, began), held('words', 1, began)]
  const [types, browser] = [held('types', 2, began), held('browser', 0, began)]
  const taken = take(lint.step, words.step, types.step, browser.step)
  assert.deepEqual(began, ['browser', 'lint', 'words'])
  lint.end()
  await setImmediate()
  assert.equal(began.length, 3)
  words.end()
  await setImmediate()
  assert.deepEqual(began.at(-1), 'types')
  types.end()
  browser.end()
  assert.equal((await taken).lastLine, '4 passed, 0 failed')
})

test('a step that runs next to others shows its lines when its turn comes', async () => {
  const logging: Step = {
    name: 'browser',
    cores: 0,
    check: async (log) => {
      log('Downloading…')
      return { code: 0, output: '' }
    },
  }
  const { written } = await take(step('types', 0), logging)
  assert.ok(written.indexOf('Downloading…') > written.indexOf('browser'))
})

test('after a failure, no further step starts', async () => {
  const began: string[] = []
  const [words, types] = [held('words', 1, began), held('types', 2, began)]
  const taken = take(words.step, step('texts', 1), types.step)
  await setImmediate()
  words.end()
  assert.equal((await taken).lastLine, '1 passed, 1 failed')
  assert.deepEqual(began, ['words'])
})
