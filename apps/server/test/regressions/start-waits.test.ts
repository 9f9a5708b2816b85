import { freePort } from '@tributary/tooling/free-port'
import { expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/app/open-database.ts'
import { startCuttingProxy } from '../../src/sync/testing/cutting-proxy.ts'
import { newDatabase } from '../support/test-storage.ts'

const settings = (databaseUrl: string, databaseWaitMs: number) => ({
  databaseUrl,
  databaseWaitMs,
  databaseLimits: {},
  dataDir: '',
})

it('startup waits for a database that is not reachable yet, and logs it', async () => {
  const url = new URL(await newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty))
  const target = Number(url.port)
  const port = await freePort()
  url.port = String(port)
  const reported: string[] = []
  let proxy: ReturnType<typeof startCuttingProxy> | undefined
  const storage = await openDatabase(settings(url.href, 60_000), (line) => {
    reported.push(line)
    proxy ??= startCuttingProxy(target, port)
  })
  expect(reported).toEqual([`Waiting for the database on 127.0.0.1:${port} (DATABASE_URL), 60 s at most.`])
  await storage.close()
  await (await proxy)?.stop()
})

it('startup fails with a message after the time limit', async () => {
  const opening = openDatabase(settings(`postgres://127.0.0.1:${await freePort()}/x`, 0), () => undefined)
  await expect(opening).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(
      /^The database on 127\.0\.0\.1:\d+ \(DATABASE_URL\) cannot be reached\. Check that it runs and that the address is right\.$/,
    ),
  })
})

it('startup does not wait for a database that rejects its user', async () => {
  const url = new URL(inject('postgresUrl'))
  url.password = 'wrong'
  const opening = openDatabase(settings(url.href, 60_000), () => undefined)
  await expect(opening).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringContaining('refused the connection: password authentication failed'),
  })
})
