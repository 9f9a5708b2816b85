import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ChildTask } from './sync-child.ts'

export type SyncChild = {
  readonly process: ChildProcess
  /** Returns the rest of the first line that starts with a word. Throws when the process ends without printing it. */
  printed(word: string): Promise<string>
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
}

/** Starts a separate process that refreshes. */
export const spawnSyncChild = (task: ChildTask, nodeOptions: string[] = []): SyncChild =>
  spawnChild(new URL('./sync-child.ts', import.meta.url), task, nodeOptions)

/** Starts a program with a task as its argument. */
export function spawnChild(program: URL, task: object, nodeOptions: string[] = []): SyncChild {
  const options = ['--conditions=@tributary/source', ...nodeOptions]
  const child = spawn(process.execPath, [...options, program.pathname, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  child.stderr.on('data', (text) => lines.push(String(text)))
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const find = (word: string) =>
    lines
      .find((line) => line.startsWith(word))
      ?.slice(word.length)
      .trim()
  return {
    process: child,
    async printed(word) {
      const ended = once(child, 'exit').then(() => 'exit')
      for (;;) {
        const found = find(word)
        if (found !== undefined) return found
        if ((await Promise.race([once(output, 'line'), ended])) === 'exit')
          throw new Error(`The process ended without printing ${word}:\n${lines.join('\n')}`)
      }
    },
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
