import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@tributary/tooling/free-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const main = resolve(import.meta.dirname, '../src/main.ts')

// Later processes reuse the compiled code of the first.
const compiled = mkdtempSync(join(tmpdir(), 'tributary-compiled-'))

let dataDir: string
let port: number
const started = new Set<ChildProcess>()
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tributary-process-'))
  port = await freePort()
})
afterAll(async () => {
  for (const process of started) await end(process, 'SIGKILL')
  for (const folder of [dataDir, compiled]) rmSync(folder, { recursive: true })
})

function run(environment: Record<string, string> = {}, { openFiles }: { openFiles?: number } = {}) {
  const limit = openFiles ? `ulimit -n ${openFiles}; ` : ''
  const command = `${limit}exec "$0" --conditions=@tributary/source "$1"`
  const process_ = spawn('/bin/sh', ['-c', command, process.execPath, main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(process_)
  return process_
}

/** Returns the output of a process up to this text, or to its end. */
async function said(process_: ChildProcess, until?: string) {
  let text = ''
  const { promise, resolve: done } = Promise.withResolvers<string>()
  const listen = (chunk: Buffer) => {
    text += chunk
    if (until && text.includes(until)) done(text)
  }
  process_.stdout?.on('data', listen)
  process_.stderr?.on('data', listen)
  process_.on('close', () => done(text))
  return promise
}

async function end(process_: ChildProcess, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
  started.delete(process_)
  if (process_.exitCode !== null || process_.signalCode !== null) return process_.exitCode
  const exited = once(process_, 'exit')
  process_.kill(signal)
  const [code] = await exited
  return code
}

const url = (path: string) => `http://localhost:${port}${path}`
const ready = () => `Tributary is ready: http://localhost:${port}`

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

async function signIn() {
  const answer = await fetch(url('/backend/auth/signin'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: 'eli@tributary.example', password: 'Horse-7-battery' }),
  })
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}

const refresh = (cookie: string) =>
  fetch(url('/backend/auth/refresh'), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
  })

// The tests share a data directory and run in order, because each start takes seconds.
describe('the server as a process', () => {
  let server: ChildProcess
  let greeting: string
  beforeAll(async () => {
    server = run()
    greeting = await said(server, ready())
  })

  it('prints who can sign in and the address last, after the notices', async () => {
    const lines = greeting.trimEnd().split('\n')
    expect(lines.at(-1)).toBe(ready())
    expect(lines.at(-2)).toContain('una@tributary.example')
    expect(lines.at(-7)).toContain('with the password Horse-7-battery')
    expect((await fetch(url('/readyz'))).status).toBe(200)
  })

  it('serves the script of the examples', async () => {
    // Inside the package, so that the script finds the SDK by its name.
    const folder = mkdtempSync(resolve(import.meta.dirname, '../.example-'))
    const script = join(folder, 'refresh.ts')
    copyFileSync(resolve(import.meta.dirname, '../../../examples/refresh-script/refresh.ts'), script)
    const start = (words: string[], environment: Record<string, string>) =>
      spawn(process.execPath, ['--conditions=@tributary/source', script, ...words], {
        env: { PATH: process.env.PATH, POLL_SECONDS: '0.2', NODE_COMPILE_CACHE: compiled, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    const sue = {
      TRIBUTARY_URL: url('/v1'),
      TRIBUTARY_EMAIL: 'sue@tributary.example',
      TRIBUTARY_PASSWORD: 'Horse-7-battery',
    }
    try {
      const refreshed = start(['acme Traders', 'Warehouse files'], sue)
      expect(await said(refreshed)).toMatch(/^Warehouse files: completed\. .*rows/)
      const missing = start(['acme Traders', 'No such connector'], sue)
      expect(await said(missing)).toBe('The connector "No such connector" does not exist.\n')
      const unsigned = start(['acme Traders'], { TRIBUTARY_URL: url('/v1') })
      expect(await said(unsigned)).toContain('Set TRIBUTARY_TOKEN')
      const misdirected = start(['acme Traders'], { ...sue, TRIBUTARY_URL: 'localhost:3000/v1' })
      expect(await said(misdirected)).toBe('TRIBUTARY_URL must start with https:// or http://.\n')
      const exitCodes = [refreshed, missing, unsigned, misdirected].map(({ exitCode }) => exitCode)
      expect(exitCodes).toEqual([0, 1, 2, 2])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('locks its data directory, and the error names its process', async () => {
    const second = run({ PORT: String(await freePort()) })
    const complaint = await said(second)
    expect(complaint).toBe(
      `The data directory ${dataDir} is in use by the process ${server.pid}. Stop that one first, or choose another DATA_DIR.\n`,
    )
    expect(second.exitCode).toBe(1)
    expect((await fetch(url('/readyz'))).status).toBe(200)
  })

  it('keeps every confirmed write when it is killed', async () => {
    const rotated = cookieOf(await refresh(await signIn()))
    await end(server, 'SIGKILL')

    server = run()
    await said(server, ready())
    const answer = await refresh(rotated)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ firstName: 'Eli' })
  })

  it('stops cleanly on SIGTERM and SIGINT', async () => {
    expect(await end(server, 'SIGTERM')).toBe(0)
    server = run()
    await said(server, ready())
    expect(await end(server, 'SIGINT')).toBe(0)
  })
})

describe('a failed start', () => {
  it('explains a taken port and an unreachable database', async () => {
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    const address = taken.address()
    const PORT = String(typeof address === 'object' && address?.port)
    const complaint = await said(run({ PORT }))
    taken.close()
    expect(complaint).toBe(
      `Port ${PORT} is in use. Stop the program that uses it, or choose another port with PORT.\n`,
    )
    expect(
      await said(run({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/none', DATABASE_WAIT: '0' })),
    ).toBe(
      'The database on 127.0.0.1:1 (DATABASE_URL) cannot be reached. Check that it runs and that the address is right.\n',
    )
  })

  it('explains invalid settings without a stack trace', async () => {
    const server = run({ NODE_ENV: 'production', DEMO: 'true' })
    expect(await said(server)).toMatch(
      /^The server cannot start with these settings:\n {2}DEMO must not be true: .*\n(?: {2}[A-Z_]+ must be .*\n)+$/,
    )
    expect(server.exitCode).toBe(1)
  })

  it('explains a different encryption key', async () => {
    const server = run({ ENCRYPTION_KEY: randomBytes(32).toString('base64') })
    expect(await said(server)).toMatch(/^ENCRYPTION_KEY is not the key .* sealed with\. .*\n$/)
    expect(server.exitCode).toBe(1)
  })

  it('explains a full disk and a low limit of open files', async () => {
    const folder = join(dataDir, 'full')
    mkdirSync(folder)
    // Every write to it fails as on a full disk.
    symlinkSync('/dev/full', join(folder, 'server.pid'))
    const full = run({ DATA_DIR: folder })
    expect(await said(full)).toBe(
      'The disk is full. Make room on the disk that holds DATA_DIR, then start the server again.\n',
    )
    const few = run({}, { openFiles: 64 })
    expect(await said(few)).toBe(
      'This process may not open enough files. Raise the limit to 1024 or more ("ulimit -n 1024"), then start the server again.\n',
    )
    expect([full.exitCode, few.exitCode]).toEqual([1, 1])
  })
})
