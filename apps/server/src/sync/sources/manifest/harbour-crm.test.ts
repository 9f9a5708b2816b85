import { readFileSync } from 'node:fs'
import { type Crm, startCrm } from '@tributary/fakes/crm/crm-server'
import type { CrmContact } from '@tributary/fakes/crm/crm-store'
import { fillCrm } from '@tributary/fakes/crm/sample-crm'
import { parseManifest } from '@tributary/sdk/manifests'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SourceManifest } from '../../../config.ts'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { sourceAdapters } from '../source-adapters.ts'

// The manifests of the walk-through, run against the system that they describe.

const KEY = 'key-1'
const DAY_MS = 24 * 3_600_000
const folder = new URL('../../../../../../docs/connectors/examples/', import.meta.url)

let sync: SyncFixture
let crm: Crm
let engine: SyncEngine
let connector: string
let now: Date

beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())

/** Starts a CRM, and a connector that reads it with a manifest of the docs. */
async function start(file: string, manifestOf: (text: string) => SourceManifest) {
  now = new Date('2026-11-21T12:00:00Z')
  crm = await startCrm({ key: KEY, clock: () => now })
  fillCrm(crm.store, now)
  const text = readFileSync(new URL(file, folder), 'utf8').replace(
    /http:\/\/127\.0\.0\.1:\d+\/api\/v1\//,
    crm.base,
  )
  const adapters = sourceAdapters({
    outbound: { allowPrivateTargets: true },
    rateLimits: memoryRateLimits(() => now),
    manifests: new Map([['gaap', manifestOf(text)]]),
  })
  engine = sync.engine({ adapters, clock: () => now })
  await engine.start()
}

async function connect(properties: Record<string, string>) {
  connector = await sync.connector(properties, { type: 'gaap' })
}

async function refresh(options?: { full: boolean }) {
  now = new Date(now.getTime() + DAY_MS)
  const run = await sync.refresh(engine, connector, options)
  expect(run).toMatchObject({ state: 'succeeded', error: null })
  return run
}

async function stop() {
  await sync.stopEngines()
  await crm.stop()
}

const utc = `to_char(changed at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed`
const isThere = ({ deleted }: { deleted: boolean }) => !deleted

describe('the manifest of Harbour CRM', () => {
  beforeEach(async () => {
    await start('harbour-crm.yaml', (text) => {
      const { manifest, faults } = parseManifest(text)
      if (!manifest) throw new Error(JSON.stringify(faults))
      return manifest
    })
    return stop
  })

  async function expectTheCrm() {
    const { contacts, companies, deals, notes } = crm.store
    expect(
      await sync.rows(
        `select id::int, first_name, last_name, email, phone, company_id::int, ${utc} from crm.contacts order by id`,
      ),
    ).toEqual(
      contacts
        .all()
        .filter(isThere)
        .map(({ deleted: _, ...contact }) => contact),
    )
    expect(
      await sync.rows(
        `select id::int, name, city, country, employees::int, ${utc} from crm.companies order by id`,
      ),
    ).toEqual(
      companies
        .all()
        .filter(isThere)
        .map(({ deleted: _, address, ...company }) => ({ ...company, ...address })),
    )
    const sold = deals.all().filter(isThere)
    expect(
      await sync.rows(
        `select id::int, title, stage, company_id::int, amount::text, closes::text, ${utc} from crm.deals order by id`,
      ),
    ).toEqual(sold.map(({ deleted: _, lines, ...deal }) => deal))
    expect(
      await sync.rows(
        'select deal_id::int, line_no::int, product, quantity::int, price::text from crm.deal_lines order by 1, 2',
      ),
    ).toEqual(
      sold.flatMap(({ id, lines }) => lines.map((line, at) => ({ deal_id: id, line_no: at + 1, ...line }))),
    )
    expect(await sync.rows('select id::int, contact_id::int, text from crm.notes order by id')).toEqual(
      notes.all().map(({ written: _, ...note }) => note),
    )
  }

  it('stores every row, also after changes, deletions and a full refresh', async () => {
    await connect({ 'gaap.apiKey': KEY, 'target.schema': 'crm' })
    await refresh()
    await expectTheCrm()

    crm.store.contacts.change('5001', { first_name: 'Renamed' })
    crm.store.contacts.change('5002', { deleted: true })
    crm.store.deals.change('9001', { lines: [] })
    crm.store.companies.change('101', { deleted: true })
    crm.store.notes.remove('701')
    crm.requests.length = 0
    await refresh()
    await expectTheCrm()
    const contacts = crm.requests.filter(({ path }) => path.endsWith('/contacts'))
    expect(contacts.map(({ query }) => query.get('changed_since'))).toEqual(['2026-11-22T11:58:00Z'])

    await refresh({ full: true })
    await expectTheCrm()
  })

  it('leaves out notes if the plan does, and keeps their rows', async () => {
    await connect({ 'gaap.apiKey': KEY, 'target.schema': 'plan' })
    await refresh()
    crm.hasNotes = false
    const { detail } = await refresh()
    expect(detail).toContain('Left out: notes. Your plan at Harbour CRM does not include this list.')
    expect(await sync.rows('select count(*)::int as notes from plan.notes')).toEqual([{ notes: 30 }])
  })

  it('shows the sentence of the manifest for a wrong key', async () => {
    await connect({ 'gaap.apiKey': 'other', 'target.schema': 'other_crm' })
    expect(await sync.refresh(engine, connector)).toMatchObject({
      state: 'failed',
      error: 'Harbour CRM refused the API key. Copy it again.',
    })
  })
})

describe('its manifest in Airbyte’s format', () => {
  beforeEach(async () => {
    await start('harbour-crm-airbyte.yaml', (airbyte) => ({ airbyte }))
    await connect({ 'gaap.api_key': KEY, 'target.schema': 'imported' })
    return stop
  })

  it('stores contacts and companies, also after a change', async () => {
    const stored = () =>
      sync.rows(
        `select id::int, first_name, last_name, email, company_id::int, ${utc} from imported.contacts order by id`,
      )
    const listed = () =>
      crm.store.contacts
        .all()
        .filter(isThere)
        .map(({ deleted: _, phone: __, ...contact }: CrmContact) => contact)
    await refresh()
    expect(await stored()).toEqual(listed())
    expect(
      await sync.rows('select id::int, name, employees::int from imported.companies order by id'),
    ).toEqual(crm.store.companies.all().map(({ id, name, employees }) => ({ id, name, employees })))
    crm.store.contacts.change('5001', { first_name: 'Renamed' })
    await refresh()
    expect(await stored()).toEqual(listed())
  })
})
