import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEntity, listEveryConnector, saveClient, updateConnector, updateEntity } from '@tributary/sdk'
import { isConnected } from '@tributary/sdk/connectors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../support/sdk-client.ts'
import { type CliWorld, cliWorld } from './cli-world.ts'

let world: CliWorld
let run: ReturnType<CliWorld['as']>
const folder = mkdtempSync(join('/tmp', 'tributary-apply-'))

beforeAll(async () => {
  world = await cliWorld()
  run = world.as((await world.tokenOf('sue')).secret)
  await world.addFtp('Orders')
  await saveClient(await clientOf(world.backend, 'sue'), { body: { key: 'empty', name: 'Empty Ltd' } })
})
afterAll(() => world.close())

/** Exports an organisation to a file, and returns its path and text. */
async function exported(organisation: string) {
  const file = join(folder, `${organisation.replaceAll(/\W/g, '-')}.yaml`)
  const ended = await run(['export', '--organisation', organisation, '--output', file])
  expect(ended).toMatchObject({ code: 0 })
  return { file, text: readFileSync(file, 'utf8') }
}

/** A value for each secret that a file refers to. */
const secretsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/fromEnv: (\w+)/g)].map(([, name = '']) => [name, 'crate-42']))

/** Leaves out the people, who belong to an organisation, and the demo's connector without settings. */
const withoutPeople = (text: string) =>
  text
    .replaceAll(/^( *)(?:users|members):(?: \[\]\n|\n(?:\1 +- .*\n)+)/gm, '')
    .replace(/^ {2}links:[\s\S]*$/m, '')
    .replace(/^ {2}- name: Warehouse files\n(?: {4}.*\n)+/m, '')
    // A connector gets its key from its name, also if the name of the exported one was changed later.
    .replace('key: korora-coffee\n', 'key: korora-coffee-importers-limited\n')

describe('an exported organisation', () => {
  it('has no secret', async () => {
    const { text } = await exported('acme Traders')
    expect(text).toContain('fromEnv: TRIBUTARY_')
    expect(text).not.toContain('Crate-42')
  })

  it('has no changes for itself', async () => {
    const { file, text } = await exported('acme Traders')
    const again = await run(['apply', file, '--plan-only', '--organisation', 'acme Traders'], {
      env: secretsIn(text),
    })
    expect(again).toMatchObject({ code: 0, stdout: 'Nothing to change.\n' })
  })

  it('applied to an empty organisation gives the same export, and then has no changes', async () => {
    const { text } = await exported('acme Traders')
    const state = withoutPeople(text)
    const file = join(folder, 'state.yaml')
    writeFileSync(file, state)
    const env = secretsIn(state)
    const into = ['--organisation', 'Empty Ltd']
    const plan = await run(['apply', file, '--plan-only', ...into], { env })
    expect([plan.code, plan.stdout + plan.stderr]).toEqual([10, expect.stringContaining('Orders')])
    expect(await run(['apply', file, '--yes', ...into], { env })).toMatchObject({ code: 0 })
    expect(withoutPeople((await exported('Empty Ltd')).text)).toBe(state)
    expect(await run(['apply', file, '--plan-only', ...into], { env })).toMatchObject({ code: 0 })
  })

  it('is not applied without a terminal and without --yes', async () => {
    const { file } = await exported('Empty Ltd')
    writeFileSync(file, readFileSync(file, 'utf8').replace('name: Orders', 'name: Renamed orders'))
    const { code } = await run(['apply', file, '--organisation', 'Empty Ltd'])
    expect(code).toBe(2)
  })
})

/** Writes a file with these connectors and entities, and returns its path. */
function stateFile(name: string, content: object) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify({ format: 1, ...content }))
  return file
}

const ftp = (name: string, more: object = {}) => ({
  ...{ name, type: 'ftp' },
  properties: {
    'ftp.host': 'files.example',
    'ftp.username': 'acme',
    'ftp.path': '/out',
    'ftp.password': { fromEnv: 'FTP_PASSWORD' },
  },
  ...more,
})
const secret = 'Crate-42-hidden'
const env = { FTP_PASSWORD: secret }

/** Creates an organisation, and returns how to apply a file to it and what it has. */
async function newOrganisation(name: string) {
  const client = await clientOf(world.backend, 'sue')
  const { id: orgId } = (await saveClient(client, { body: { key: name.toLowerCase(), name } })).data
  const connectors = async () =>
    (await listEveryConnector(client, { params: { orgId } })).filter(({ status }) => isConnected(status))
  const apply = (file: string, ...more: string[]) =>
    run(['apply', file, '--organisation', name, ...more], { env })
  return { client, orgId, connectors, apply }
}

describe('applying a file', () => {
  it('gives a new connector the key of the file', async () => {
    const { apply, connectors } = await newOrganisation('Keys')
    const file = stateFile('keys', { connectors: [ftp('Stock of Berlin', { key: 'berlin' })] })
    const applied = await apply(file, '--yes')
    expect(applied).toMatchObject({ code: 0 })
    expect((await connectors()).map(({ key, name }) => [key, name])).toEqual([['berlin', 'Stock of Berlin']])
    expect(await apply(file, '--plan-only')).toMatchObject({ code: 0, stdout: 'Nothing to change.\n' })
    expect(applied.stdout + applied.stderr).not.toContain(secret)
  })

  it('deletes what is not in the file only with --prune', async () => {
    const { apply, connectors } = await newOrganisation('Prune')
    const excel = (...entities: string[]) => ({ excel: { entities } })
    const both = stateFile('both', { connectors: [ftp('One'), ftp('Two')], ...excel('North', 'South') })
    const less = stateFile('less', { connectors: [ftp('Two')], ...excel('South') })
    await apply(both, '--yes')
    const kept = await apply(less, '--yes')
    expect([kept.code, kept.stderr]).toEqual([
      0,
      'Not in the file, and kept: connector One, entity North. --prune deletes what is not in the file.\n',
    ])
    expect(await connectors()).toHaveLength(2)
    const plan = await apply(less, '--prune', '--plan-only')
    expect([plan.code, plan.stdout]).toEqual([
      10,
      '- delete connector One\n- delete entity North\n0 to create, 0 to change, 2 to delete.\n',
    ])
    expect(await apply(less, '--prune', '--yes')).toMatchObject({ code: 0 })
    expect((await connectors()).map(({ name }) => name)).toEqual(['Two'])
    expect(await apply(less, '--prune', '--plan-only')).toMatchObject({ code: 0 })
  })

  it('stops if another user has changed a connector since the plan, and then plans again', async () => {
    const { apply, connectors, client, orgId } = await newOrganisation('Conflict')
    await apply(stateFile('before', { connectors: [ftp('Shop')] }), '--yes')
    const file = stateFile('after', { connectors: [ftp('Shop', { schedule: '0 4 * * *' })] })
    const [{ id } = { id: '' }] = await connectors()
    const rename = async () => {
      await updateConnector(client, { params: { orgId, id }, body: { name: 'Shop of another user' } })
      return 'y'
    }
    const args = ['apply', file, '--organisation', 'Conflict']
    const { code, stderr } = await run(args, { env, answer: rename })
    expect([code, stderr]).toEqual([
      7,
      expect.stringContaining('The connector "Shop" has changed since the plan.'),
    ])
    expect((await connectors()).map(({ name, schedule }) => [name, schedule])).toEqual([
      ['Shop of another user', null],
    ])
  })

  it('stops if another user has changed the Excel structure since the plan', async () => {
    const { client, orgId } = await newOrganisation('Excel')
    const { id } = (await createEntity(client, { body: { name: 'north', organisationId: orgId } })).data
    const file = stateFile('entities', { excel: { entities: ['North'] } })
    const rename = async () => {
      await updateEntity(client, {
        params: { id },
        query: { orgId },
        body: { name: 'Far north', organisationId: orgId },
      })
      return 'y'
    }
    const { code, stderr } = await run(['apply', file, '--organisation', 'Excel'], { answer: rename })
    expect([code, stderr]).toEqual([7, expect.stringContaining('0 of 1 changes were made')])
  })

  it('shows a user who is not a member once, with every line', async () => {
    await newOrganisation('Strangers')
    const file = join(folder, 'strangers.yaml')
    const one = (name: string) => `  - ${JSON.stringify(ftp(name, { users: ['zoe@example.com'] }))}\n`
    writeFileSync(file, `format: 1\nconnectors:\n${one('One')}${one('Two')}${one('Three')}`)
    const { code, stderr } = await run(['apply', file, '--organisation', 'Strangers'], { env })
    expect([code, stderr]).toEqual([
      2,
      `${file}:3: zoe@example.com is not a member of the organisation. Also lines 4, 5.\nOne fault. Nothing was changed.\n`,
    ])
  })

  it('lists the faults of form and of content together, each with its line', async () => {
    await newOrganisation('Faults')
    const file = join(folder, 'faults.yaml')
    const shop = JSON.stringify(ftp('Shop', { type: 'nope' }))
    const text = `format: 1\nconnectors:\n  - { nam: Files, type: ftp }\n  - ${shop}\nexcel:\n  entities: [North, North]\n`
    writeFileSync(file, text)
    const { code, stderr } = await run(['apply', file, '--organisation', 'Faults'], { env })
    expect(code).toBe(2)
    expect(stderr).toContain(`${file}:3: connectors[0] has an unknown field "nam".`)
    expect(stderr).toContain(`${file}:4: There is no connector type "nope".`)
    expect(stderr).toContain(`${file}:6: The entity "North" is in the file twice.`)
    expect(stderr).toContain('Nothing was changed.\nA connector or a structure with a fault of form')
  })

  it('lists the faults of form also without access to the organisation', async () => {
    const file = stateFile('form', { connectors: [{ nam: 'Shop', type: 'nope' }] })
    const { code, stderr } = await run(['apply', file, '--organisation', 'Unknown Ltd'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('2 faults. Nothing was changed.')])
  })

  it('changes nothing after a no', async () => {
    const { connectors } = await newOrganisation('No')
    const file = stateFile('no', { connectors: [ftp('Shop')] })
    const { code } = await run(['apply', file, '--organisation', 'No'], { env, answer: () => 'n' })
    expect([code, await connectors()]).toEqual([130, []])
  })

  it('asks for missing secrets before it changes anything', async () => {
    const { connectors } = await newOrganisation('Missing')
    const file = stateFile('missing', { connectors: [ftp('Shop')] })
    const { code, stderr } = await run(['apply', file, '--organisation', 'Missing', '--yes'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('FTP_PASSWORD')])
    expect(await connectors()).toEqual([])
  })

  it('refuses a token with the scope "read", which can plan', async () => {
    await newOrganisation('Reading')
    const reading = world.as((await world.tokenOf('sue', 'read')).secret)
    const args = ['apply', stateFile('reading', { connectors: [ftp('Shop')] }), '--organisation', 'Reading']
    expect((await reading([...args, '--plan-only'], { env })).code).toBe(10)
    expect((await reading([...args, '--yes'], { env })).code).toBe(4)
  })
})
