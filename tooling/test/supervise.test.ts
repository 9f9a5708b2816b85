import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { lookUpProcess } from '../src/launchers.ts'

// A supervisor in a separate process. Its two programs print their process id and count the stop signals they get.
const program = `
  let stops = 0
  process.on('SIGTERM', () => { stops++; setTimeout(() => { console.log('stopped after', stops); process.exit(0) }, 50) })
  setInterval(() => {}, 1000)
  console.log('pid', process.pid)
`
const supervisor = `
  import { stopOnRequest, supervise } from ${JSON.stringify(new URL('../src/supervise.ts', import.meta.url))}
  stopOnRequest()
  const command = [process.execPath, '-e', ${JSON.stringify(program)}]
  process.exit(await supervise([{ command }, { command }]))
`

async function supervised() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor], { detached: true })
  assert.ok(child.pid)
  let output = ''
  const bothRun = new Promise<void>((resolve) =>
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (pidsIn(output).length === 2) resolve()
    }),
  )
  await bothRun
  return { child, group: -child.pid, pids: pidsIn(output), output: () => output }
}

const pidsIn = (output: string) => [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid))

const haveExited = (pids: number[]) => pids.every((pid) => lookUpProcess(pid) === undefined)

test('Ctrl-C stops every program once and leaves no process behind', async () => {
  const { child, group, pids, output } = await supervised()
  process.kill(group, 'SIGINT')
  const [code] = await once(child, 'close')
  assert.equal(code, 0)
  assert.deepEqual(output().match(/stopped after \d/g), ['stopped after 1', 'stopped after 1'])
  assert.ok(haveExited(pids))
})

test('two signals stop every program once', async () => {
  const { child, pids, output } = await supervised()
  child.kill('SIGTERM')
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  assert.equal(code, 0)
  assert.deepEqual(output().match(/stopped after \d/g), ['stopped after 1', 'stopped after 1'])
  assert.ok(haveExited(pids))
})

test('stops the other program when one ends, and returns the exit code of that one', async () => {
  const { child, pids } = await supervised()
  const [first] = pids
  assert.ok(first)
  process.kill(first, 'SIGKILL')
  const [code] = await once(child, 'close')
  assert.equal(code, 128 + 9)
  assert.ok(haveExited(pids))
})
