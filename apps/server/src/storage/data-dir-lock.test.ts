import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts'

let dataDir: string
let holder: ChildProcess | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tributary-lock-'))
})
afterEach(async () => {
  await kill()
  rmSync(dataDir, { recursive: true })
})

// No reference to the result of lockDataDir is kept. The lock must survive garbage collection.
const script = (directory: string) => `
  import { lockDataDir } from ${JSON.stringify(new URL('./data-dir-lock.ts', import.meta.url).href)}
  lockDataDir(${JSON.stringify(directory)})
  await new Promise(setImmediate)
  globalThis.gc()
  await new Promise(setImmediate)
  console.log('locked')
  setInterval(() => {}, 1000)
`

/** Another process that keeps the lock until it is killed. */
async function holdElsewhere() {
  const started = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script(dataDir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holder = started
  await once(started.stdout, 'data')
  return started.pid
}

async function kill() {
  const process = holder
  holder = undefined
  if (!process) return
  const exited = once(process, 'exit')
  process.kill('SIGKILL')
  await exited
}

describe('a data directory', () => {
  it('cannot be opened by a second process; the error names the first', async () => {
    const pid = await holdElsewhere()
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse)
    expect(() => lockDataDir(dataDir)).toThrow(
      `The data directory ${dataDir} is in use by the process ${pid}. Stop that one first, or choose another DATA_DIR.`,
    )
  })

  it('is free as soon as the holder is killed', async () => {
    await holdElsewhere()
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse)
    await kill()
    const lock = lockDataDir(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(`in use by the process ${process.pid}.`)
    lock.release()
  })

  it('can be locked once per process until it is released', () => {
    const first = lockDataDir(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse)
    first.release()
    const second = lockDataDir(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse)
    second.release()
  })
})
