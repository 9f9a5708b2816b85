import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { parseManifest } from '@tributary/sdk/manifests'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { sourceAdapters } from '../source-adapters.ts'

// A newcomer copies this folder, so it belongs to no package and is not imported by name.
const example = new URL('../../../../../../examples/custom-source/', import.meta.url)

type Depot = { base: string; server: Server }
const NOW = new Date('2026-11-21T12:00:00Z')

let sync: SyncFixture
let depot: Depot
beforeAll(async () => {
  sync = await syncFixture()
  const { startDepot }: { startDepot: (key: string) => Promise<Depot> } = await import(
    new URL('depot.ts', example).href
  )
  depot = await startDepot('key-1')
})
afterAll(async () => {
  await sync.close()
  depot.server.close()
})

it('reads the API of the example with its manifest', async () => {
  const text = readFileSync(new URL('manifest.yaml', example), 'utf8').replace(/http:\S+/, depot.base)
  const { manifest, faults } = parseManifest(text)
  if (!manifest) throw new Error(JSON.stringify(faults))
  const adapters = sourceAdapters({
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => NOW),
    manifests: new Map([['gaap', manifest]]),
  })
  const engine = sync.engine({ adapters, clock: () => NOW })
  await engine.start()
  const connector = await sync.connector(
    { 'gaap.apiKey': 'key-1', 'target.schema': 'depot' },
    { type: 'gaap' },
  )
  const run = await sync.refresh(engine, connector)
  expect(run).toMatchObject({ state: 'succeeded', error: null })
  expect(
    await sync.rows('select id::int, name, stock::int, price::float from depot.items order by id'),
  ).toEqual([
    { id: 1, name: 'Pallet', stock: 40, price: 12.5 },
    { id: 2, name: 'Crate', stock: 120, price: 4.2 },
    { id: 3, name: 'Barrel', stock: 7, price: 30 },
  ])
  expect(await sync.rows('select item_id::int, quantity::int, day::text from depot.deliveries')).toEqual([
    { item_id: 1, quantity: 10, day: '2026-11-02' },
    { item_id: 3, quantity: 7, day: '2026-11-19' },
  ])
  await sync.stopEngines()
})
