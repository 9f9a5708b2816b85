import { revokeOwnToken } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../support/sdk-client.ts'
import { switchSetting } from '../support/switch-setting.ts'
import { tributaryProcess } from './cli-process.ts'
import { type CliWorld, cliWorld } from './cli-world.ts'

let world: CliWorld

beforeAll(async () => {
  world = await cliWorld()
  await switchSetting(world.backend.storage, 'AllowConnectorRefresh', true)
})
afterAll(() => world.close())

describe('a service token with the scope "refresh"', () => {
  it('refreshes a connector and waits for it', async () => {
    const id = await world.addFtp('Orders')
    const run = world.as(await world.serviceToken([id]))
    const ended = await run(['connectors', 'refresh', 'orders', '--wait'])
    expect(ended).toEqual({
      code: 0,
      stdout: '1 refreshed, 0 failed.\n',
      stderr: 'Orders: refresh started.\nOrders: Connector is up to date. 2 rows.\n',
    })
  })

  it('ends with 1 and the reason when the refresh fails', async () => {
    const id = await world.addFtp('Broken')
    const run = world.as(await world.serviceToken([id]))
    world.site.beforeDownload(() => {
      throw new Error('no')
    })
    const ended = await run(['connectors', 'refresh', String(id), '--wait', '--json'])
    world.site.beforeDownload(() => undefined)
    expect(ended.code).toBe(1)
    expect(JSON.parse(ended.stdout)).toMatchObject({
      ended: [{ name: 'Broken', state: 'error' }],
      running: [],
      refused: [],
    })
    expect(ended.stderr).toMatch(/^Broken: refresh started\.\nBroken: Encountered an error\. /)
  })

  it('may not pause a schedule', async () => {
    const id = await world.addFtp('Stock')
    const run = world.as(await world.serviceToken([id]))
    const { code, stderr } = await run(['connectors', 'pause', 'Stock'])
    expect([code, stderr]).toEqual([4, expect.stringContaining('scope')])
  })
})

describe('waiting', () => {
  it('ends at Ctrl-C, and explains that the refresh continues', async () => {
    const id = await world.addFtp('Slow')
    const env = { TRIBUTARY_URL: world.url, TRIBUTARY_TOKEN: await world.serviceToken([id]) }
    const download = Promise.withResolvers<void>()
    world.site.beforeDownload(() => download.promise)
    let interrupted = false
    const ended = await tributaryProcess(['connectors', 'refresh', 'Slow', '--wait'], {
      env,
      onOutput: (text, pid) => {
        if (!interrupted && text.includes('started')) interrupted = process.kill(pid, 'SIGINT')
      },
    })
    download.resolve()
    world.site.beforeDownload(() => undefined)
    expect([ended.code, ended.stderr]).toEqual([
      130,
      expect.stringContaining('the refresh of Slow continues'),
    ])
  })

  it('ends with its own code when the time is over', async () => {
    const id = await world.addFtp('Late')
    const run = world.as(await world.serviceToken([id]))
    const download = Promise.withResolvers<void>()
    world.site.beforeDownload(() => download.promise)
    const ended = await run(['connectors', 'refresh', 'Late', '--wait', '--timeout', '1s'])
    download.resolve()
    world.site.beforeDownload(() => undefined)
    expect([ended.code, ended.stderr]).toEqual([9, expect.stringContaining('the refresh of Late continues')])
  })
})

it('refuses a token in the next call after it was revoked', async () => {
  const { id, secret } = await world.tokenOf('olga')
  const run = world.as(secret)
  expect((await run(['whoami'])).code).toBe(0)
  await revokeOwnToken(await clientOf(world.backend, 'olga'), { params: { id } })
  expect(await run(['whoami'])).toEqual({
    code: 3,
    stdout: '',
    stderr:
      'This API token is not valid. It may have expired or been revoked.\nCreate a token in the portal, then run "tributary login".\n',
  })
})

it('shows the names of the organisations when there are several', async () => {
  const run = world.as((await world.tokenOf('olga')).secret)
  const { code, stderr } = await run(['connectors', 'list'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('  acme Traders\n')])
  expect((await run(['connectors', 'list', '-o', 'ACME traders'])).code).toBe(0)
})
