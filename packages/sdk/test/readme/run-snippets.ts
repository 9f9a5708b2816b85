import { resolve } from 'node:path'
import { broken } from './prelude.ts'

/*
 * Runs the given snippets in order and prints each one's mismatches. Ends the process itself, as a session's
 * timers would keep it alive.
 */
const results: string[][] = []
for (const file of process.argv.slice(2)) {
  broken.length = 0
  await import(resolve(file)).catch((error: unknown) => broken.push(String(error)))
  results.push([...broken])
}
console.log(JSON.stringify(results))
process.exit()
