import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process of its own, whose memory and time are its own; it tells what it has to tell in one line of JSON. */
export async function talkingChild<T>(file: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=@tributary/source', file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([once(lines, 'line'), ended.then(([code]) => Promise.reject(gone(code)))])
  // Both ends are of this folder.
  const told = JSON.parse(String(line)) as T
  return {
    told,
    /** It ends when nobody talks to it any longer. */
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

const gone = (code: unknown) =>
  new Error(`A process of the benchmark ended with ${code} before it told anything.`)

/** Tells something, and ends when the other end has gone. */
export async function tell(what: object, stop: () => Promise<unknown>): Promise<void> {
  console.log(JSON.stringify(what))
  process.stdin.resume()
  await once(process.stdin, 'end')
  await stop()
  process.exit(0)
}
