import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const script = (ending: string) => `
  import { startPostgres } from '@tributary/tooling/postgres'
  const server = await startPostgres()
  await server.stop()
  ${ending}
`

it.each([
  // The library alone ends a run with 0 whatever its exit code.
  ['process.exitCode = 3', 3],
  ['process.exit(0)', 0],
])('a run with a PostgreSQL of its own ends as it says: %s', async (ending, expected) => {
  const run = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script(ending)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], said] = await Promise.all([once(run, 'exit'), text(run.stderr)])
  expect([code, said]).toEqual([expected, ''])
})
