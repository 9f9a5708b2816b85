import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts a script in its own process, with its own memory, and waits for the one line of JSON it reports. */
export async function startChild<T>(file: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=@tributary/source', file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([
    once(lines, 'line'),
    ended.then(([code]) => Promise.reject(endedEarly(code))),
  ])
  return {
    // The scripts are in this folder.
    report: JSON.parse(String(line)) as T,
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

const endedEarly = (code: unknown) =>
  new Error(`A process of the benchmark ended with ${code} before it reported anything.`)

/** Reports to the process that started this one, and ends when that closes the connection. */
export async function reportToParent(report: object, stop: () => Promise<unknown>): Promise<void> {
  console.log(JSON.stringify(report))
  process.stdin.resume()
  await once(process.stdin, 'end')
  await stop()
  process.exit(0)
}
