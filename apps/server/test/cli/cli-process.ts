import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { type Ended, newHome } from './in-process.ts'

const bin = resolve(import.meta.dirname, '../../../../packages/cli/src/bin.ts')

type Given = {
  env?: Record<string, string>
  /** Called with everything that the command has written so far, and the process. */
  onOutput?: (text: string, pid: number) => void
}

/** Runs the command line as a separate process with an empty home folder. */
export async function tributaryProcess(
  args: readonly string[],
  { env, onOutput }: Given = {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--conditions=@tributary/source', bin, ...args], {
    env: { HOME: newHome(), PATH: process.env.PATH ?? '', TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      ended[name] += text
      onOutput?.(ended.stdout + ended.stderr, child.pid ?? 0)
    })
  const [code] = await once(child, 'close')
  return { ...ended, code }
}
