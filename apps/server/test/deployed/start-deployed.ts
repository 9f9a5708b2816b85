import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@tributary/tooling/free-port'

/** A user without rights. Only root can start a process as another user; others may write to their own files. */
const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Starts the server in the folder with a plain Node, without any variable that the repository sets. */
export async function startDeployed(folder: string, dataDir: string, variables: Record<string, string> = {}) {
  await prepare(folder, dataDir)
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(folder, 'dist/main.js')], {
    cwd: '/',
    ...other,
    env: {
      ...{ PORT: String(port), DATA_DIR: dataDir, ADMIN_EMAIL: 'first@tributary.example', LOG_LEVEL: 'warn' },
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = await linesUntilReady(child)
  const origin = `http://localhost:${port}`
  child.stdout.resume()
  const { status } = await fetch(`${origin}/readyz`)
  if (status !== 200) throw new Error(`/readyz responded with ${status}.`)
  return { origin, lines, readyMs: Math.round(performance.now() - startedAt), stop: () => stop(child) }
}

async function prepare(folder: string, dataDir: string) {
  await mkdir(dataDir)
  if (other.uid === undefined) return
  await chmod(dirname(folder), 0o755)
  await chown(dataDir, other.uid, other.gid)
}

/** The last line of a start is the address. */
async function linesUntilReady(child: ChildProcess): Promise<string[]> {
  const lines: string[] = []
  child.stderr?.on('data', (text: Buffer) => lines.push(String(text)))
  if (child.stdout)
    for await (const line of createInterface(child.stdout)) {
      lines.push(line)
      if (line.startsWith('Tributary is ready')) return lines
    }
  throw new Error(`The server ended before it was ready:\n${lines.join('\n')}`)
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}
