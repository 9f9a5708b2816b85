import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const bin = resolve(import.meta.dirname, '../../../../packages/cli/src/bin.ts')

/** How a command ended. */
export type Ended = { code: number | null; stdout: string; stderr: string }

export type Given = {
  env?: Record<string, string>
  /** The text on its standard input. */
  stdin?: string
  /** Called with everything that the command has written so far, and the process. */
  onOutput?: (text: string, pid: number) => void
  /** The program to run instead of the command line of the package. */
  program?: string
}

/** Runs the command line as a separate process with an empty home folder. */
export async function tributary(
  args: readonly string[],
  { env, stdin = '', onOutput, program = bin }: Given = {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['--conditions=@tributary/source', program, ...args], {
    env: { HOME: newHome(), PATH: process.env.PATH ?? '', TZ: 'UTC', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      ended[name] += text
      onOutput?.(ended.stdout + ended.stderr, child.pid ?? 0)
    })
  child.stdin.end(stdin)
  const [code] = await once(child, 'close')
  return { ...ended, code }
}

/** An empty home folder. */
const newHome = (): string => mkdtempSync(join(tmpdir(), 'tributary-home-'))
