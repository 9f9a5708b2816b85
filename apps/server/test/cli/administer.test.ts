import { listUsers, requestConnector, updateConnector } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailOf } from '../support/backend.ts'
import { clientOf } from '../support/sdk-client.ts'
import { type CliWorld, cliWorld } from './cli-world.ts'

let world: CliWorld
let run: ReturnType<typeof inAcme>

beforeAll(async () => {
  world = await cliWorld()
  run = inAcme((await world.tokenOf('olga')).secret)
})
afterAll(() => world.close())

/** Runs the command line in the organisation acme Traders. */
const inAcme = (token: string) => (args: readonly string[]) =>
  world.as(token)(args, { env: { TRIBUTARY_ORGANISATION: 'acme Traders' } })

/** Runs a command with `--json`, and returns what it has printed. */
async function json(...args: string[]) {
  const { code, stdout, stderr } = await run([...args, '--json'])
  expect([code, stderr]).toEqual([0, expect.anything()])
  return JSON.parse(stdout)
}

const membersOf = async () =>
  listUsers(await clientOf(world.backend, 'sue'), { query: { orgId: world.acme } })

describe('users', () => {
  it('adds a user without a password, gives another role, and removes the user', async () => {
    const name = ['--first-name', 'Zoe', '--last-name', 'Zenn']
    expect(await json('users', 'add', 'zoe@tributary.example', ...name)).toMatchObject({
      email: 'zoe@tributary.example',
      role: 'User',
    })
    const changed = await run(['users', 'role', 'ZOE@tributary.example', 'ExcelUser'])
    expect(changed).toEqual({
      code: 0,
      stdout: 'Zoe Zenn (zoe@tributary.example): the role is Excel user.\n',
      stderr: '',
    })
    const shown = await json('users', 'list', '--role', 'ExcelUser')
    expect(shown).toContainEqual(expect.objectContaining({ email: 'zoe@tributary.example' }))
    const removed = await run(['users', 'remove', 'zoe@tributary.example', '--yes'])
    expect([removed.code, removed.stdout]).toEqual([
      0,
      'Zoe Zenn (zoe@tributary.example) was removed from acme Traders.\n',
    ])
    expect((await membersOf()).map(({ emailAddress }) => emailAddress)).not.toContain('zoe@tributary.example')
  })

  it('shows what a user has access to, and removes no one without a yes', async () => {
    const shown = await run(['users', 'show', emailOf('una')])
    expect([shown.code, shown.stdout]).toEqual([0, expect.stringMatching(/connectors?: .*Warehouse files/)])
    const { code, stderr } = await run(['users', 'remove', emailOf('una')])
    expect([code, stderr]).toEqual([2, expect.stringMatching(/Warehouse files[\s\S]*--yes/)])
    expect((await membersOf()).map(({ emailAddress }) => emailAddress)).toContain(emailOf('una'))
  })

  it('refuses an address that is not a member, and a more powerful role', async () => {
    const [unknown, role] = await Promise.all([
      run(['users', 'show', 'una']),
      run(['users', 'role', emailOf('una'), 'SuperAdmin']),
    ])
    expect([unknown.code, unknown.stderr]).toEqual([5, 'There is no user named "una".\n'])
    expect([role.code, role.stderr]).toEqual([4, 'You cannot give the role SuperAdmin.\n'])
  })
})

describe('approvals', () => {
  it('approves a request once', async () => {
    const una = await clientOf(world.backend, 'una')
    await requestConnector(una, { params: { orgId: world.acme }, body: { connectorType: 'mailchimp' } })
    const pending: { id: string; description: string; type: string }[] = await json('approvals', 'list')
    const { id = '' } = pending.find(({ type }) => type === 'ADD_CONNECTOR') ?? {}
    const asked = await run(['approvals', 'approve', id])
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('--yes')])
    const approved = await run(['approvals', 'approve', id, '--yes'])
    expect([approved.code, approved.stdout]).toEqual([0, expect.stringMatching(/^Approved: .*Mailchimp/)])
    const again = await run(['approvals', 'reject', id, '--yes'])
    expect([again.code, again.stderr]).toEqual([7, expect.stringContaining('already been decided. Approved')])
  })

  it('refuses an unknown request', async () => {
    expect((await run(['approvals', 'reject', 'nothing', '--yes'])).code).toBe(5)
  })
})

it('pauses nothing if a connector has no schedule, and does not mention another user', async () => {
  await world.addFtp('Unscheduled')
  const at = { orgId: world.acme, id: await world.addFtp('Scheduled') }
  await updateConnector(await clientOf(world.backend, 'sue'), { params: at, body: { schedule: '0 4 * * *' } })
  for (const command of ['pause', 'resume']) {
    const { code, stdout, stderr } = await run(['connectors', command, 'Scheduled', 'Unscheduled'])
    expect([code, stdout, stderr]).toEqual([
      ...[1, ''],
      'Nothing was changed, because Unscheduled has no schedule.\n',
    ])
  }
  expect(await json('connectors', 'pause', 'Scheduled')).toMatchObject([{ pausedAt: expect.any(String) }])
})

it('a token with the scope "read" lists, and is refused before any question', async () => {
  const { secret } = await world.tokenOf('olga', 'read')
  const reading = inAcme(secret)
  const [listed, ...refused] = await Promise.all([
    reading(['users', 'list']),
    reading(['users', 'remove', emailOf('una')]),
    reading(['users', 'role', emailOf('una'), 'ExcelUser']),
    reading(['approvals', 'approve', 'nothing']),
  ])
  expect([listed.code, listed.stdout]).toEqual([0, expect.stringContaining(emailOf('una'))])
  for (const { code, stdout, stderr } of refused)
    expect([code, stdout, stderr]).toEqual([
      4,
      '',
      'This needs an API token with the scope "administer". The token "Terminal" has the scope "read". Create another token in the portal.\n',
    ])
})
