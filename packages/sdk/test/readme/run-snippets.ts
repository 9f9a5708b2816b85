import { resolve } from 'node:path'
import { broken } from './prelude.ts'

/*
 * Runs the snippets it is given one after another and prints, for each, what it did not keep. Timers of a session must
 * not hold it back, so it ends by itself.
 */
const results: string[][] = []
for (const file of process.argv.slice(2)) {
  broken.length = 0
  await import(resolve(file)).catch((error: unknown) => broken.push(String(error)))
  results.push([...broken])
}
console.log(JSON.stringify(results))
process.exit()
