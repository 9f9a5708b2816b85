import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ChildTask } from './sync-child.ts'

export type SyncChild = {
  readonly process: ChildProcess
  /** The rest of the first line that begins with a word; fails when the process ends without saying it. */
  said(word: string): Promise<string>
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>
}

/** Starts a real process that refreshes. */
export function spawnSyncChild(task: ChildTask, nodeOptions: string[] = []): SyncChild {
  const program = new URL('./sync-child.ts', import.meta.url).pathname
  const options = ['--conditions=@tributary/source', ...nodeOptions]
  const child = spawn(process.execPath, [...options, program, JSON.stringify(task)], {
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
    async said(word) {
      const ended = once(child, 'exit').then(() => 'exit')
      for (;;) {
        const found = find(word)
        if (found !== undefined) return found
        if ((await Promise.race([once(output, 'line'), ended])) === 'exit')
          throw new Error(`The process ended without saying ${word}:\n${lines.join('\n')}`)
      }
    },
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
