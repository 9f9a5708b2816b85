import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveClient } from '@tributary/sdk'
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
