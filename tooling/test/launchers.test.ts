import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { isUnbroken, launchChain, lookUpProcess, type Process } from '../src/launchers.ts'

const table = (...rows: [pid: number, parent: number, command: string][]) => {
  const processes = new Map<number, Process>(
    rows.map(([pid, parent, command]) => [pid, { pid, parent, command }]),
  )
  return (pid: number) => processes.get(pid)
}

const started = table(
  [10, 1, 'bash'],
  [20, 10, 'npm start'],
  [21, 20, 'sh -c npm run --silent pnpm -- run serve'],
  [22, 21, 'npm run pnpm run serve'],
  [23, 22, 'sh -c npx --yes pnpm@12.21.0 run serve'],
  [24, 23, 'npm exec pnpm@12.21.0 run serve'],
  [25, 24, "sh -c 'pnpm' run serve"],
  [26, 25, 'pnpm run serve'],
  [27, 26, 'sh -c trap … node tooling/src/serve.ts'],
  [28, 27, 'node tooling/src/serve.ts'],
)

test('the chain ends at the npm that a user started, without their shell', () => {
  assert.deepEqual(
    launchChain(started, 28).map(({ pid }) => pid),
    [28, 27, 26, 25, 24, 23, 22, 21, 20],
  )
})

test('does not watch a shell that started npm in the background', () => {
  const background = (pid: number) =>
    pid === 10 ? { pid, parent: 1, command: 'bash -c npm start > log 2>&1 &' } : started(pid)
  assert.equal(launchChain(background, 28).at(-1)?.pid, 20)
})

test('a script started without npm has no launchers', () => {
  assert.deepEqual(launchChain(table([10, 1, 'bash'], [28, 10, 'node tooling/src/serve.ts']), 28), [])
})

test('the chain is broken once npm and its shell have exited', () => {
  const chain = launchChain(started, 28)
  assert.equal(isUnbroken(started, chain), true)
  const orphaned = (pid: number) =>
    pid === 22 ? { pid, parent: 1, command: 'npm run pnpm run serve' } : started(pid)
  assert.equal(isUnbroken(orphaned, chain), false)
})

test('finds a running process with its parent, and no longer after it has ended', async () => {
  const child = spawn('sleep', ['60'])
  assert.ok(child.pid)
  assert.equal(lookUpProcess(child.pid)?.parent, process.pid)
  const ended = new Promise((resolve) => child.on('close', resolve))
  child.kill()
  await ended
  assert.equal(lookUpProcess(child.pid), undefined)
})
