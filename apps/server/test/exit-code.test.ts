import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const script = `
  import { startPostgres } from '@tributary/tooling/postgres'
  const server = await startPostgres()
  await server.stop()
  process.exitCode = 3
`

it('a run that failed says so, though it had a PostgreSQL of its own', async () => {
  const run = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: 'ignore',
  })
  const [code] = await once(run, 'exit')
  expect(code).toBe(3)
})
