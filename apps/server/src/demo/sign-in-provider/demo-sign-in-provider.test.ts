import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testStorage } from '../../../test/support/test-storage.ts'
import { linkIdentity } from '../../account/identities.queries.ts'
import { createPasswords } from '../../security/passwords.ts'
import { createSecretBox } from '../../storage/secret-box.ts'
import { seedDemo } from '../seed-demo.ts'
import { type DemoSignInProvider, startDemoSignInProvider } from './demo-sign-in-provider.ts'
import { linkDemoAccount } from './link-demo-account.ts'

const back = new URL('http://localhost:3000/auth/callback/xero')
const newDirectory = () => mkdtempSync(join(tmpdir(), 'tributary-provider-'))
const start = async (directory: string) => {
  const provider = await startDemoSignInProvider(directory, back)
  onTestFinished(() => provider.stop())
  return provider
}
const keysOf = async ({ issuer }: DemoSignInProvider) =>
  (await (await fetch(new URL('/jwks', issuer))).json()) as object
const what = ({ issuer, clientSecret, formerIssuer }: DemoSignInProvider) => ({
  issuer: issuer.href,
  clientSecret,
  formerIssuer,
})

it('is the same after a restart: address, keys and secret', async () => {
  const directory = newDirectory()
  const first = await start(directory)
  const before = { ...what(first), keys: await keysOf(first) }
  await first.stop()
  const second = await start(directory)
  expect({ ...what(second), keys: await keysOf(second) }).toEqual(before)
})

it('keeps its secrets where only their owner can read them, and no private key in what it shows', async () => {
  const directory = newDirectory()
  const provider = await start(directory)
  expect(statSync(join(directory, 'provider.json')).mode & 0o777).toBe(0o600)
  expect(JSON.stringify(await keysOf(provider))).not.toContain('"d":')
})

it('moves where its port has been taken, and says from where', async () => {
  const directory = newDirectory()
  const first = await start(directory)
  await first.stop()
  const squatter = createServer().listen(Number(first.issuer.port), 'localhost')
  onTestFinished(() => void squatter.close())
  await new Promise((resolve) => squatter.once('listening', resolve))
  const second = await start(directory)
  expect(second.issuer.port).not.toBe(first.issuer.port)
  expect(second.formerIssuer?.href).toBe(first.issuer.href)
})

it('begins anew where what it kept cannot be read', async () => {
  const directory = newDirectory()
  writeFileSync(join(directory, 'provider.json'), '{"port":')
  const { clientSecret } = await start(directory)
  expect(JSON.parse(readFileSync(join(directory, 'provider.json'), 'utf8')).clientSecret).toBe(clientSecret)
})

it('has one person who is linked from the start; every link moves with it', async () => {
  const storage = await testStorage()
  onTestFinished(() => storage.close())
  const [passwords, secretBox, now] = [
    await createPasswords(),
    createSecretBox(new Uint8Array(32)),
    new Date(),
  ]
  await seedDemo(storage, { passwords, secretBox, now })
  const links = () =>
    storage.db
      .selectFrom('external_identities')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['issuer', 'subject', 'first_name as name'])
      .orderBy('subject')
      .execute()
  const [here, there] = [new URL('http://localhost:4001'), new URL('http://localhost:4002')]
  const una = { subject: 'una-ulm', name: 'Una' }
  await linkDemoAccount(storage, { issuer: here, formerIssuer: undefined }, now)
  await linkDemoAccount(storage, { issuer: here, formerIssuer: undefined }, now)
  expect(await links()).toEqual([{ issuer: 'http://localhost:4001', ...una }])

  const eli = await storage.db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', 'Eli')
    .executeTakeFirstOrThrow()
  await linkIdentity(storage.db, { issuer: here.origin, subject: 'eli-elm', provider: 'xero' }, eli.id, now)
  await linkDemoAccount(storage, { issuer: there, formerIssuer: here }, now)
  expect(await links()).toEqual([
    { issuer: 'http://localhost:4002', subject: 'eli-elm', name: 'Eli' },
    { issuer: 'http://localhost:4002', ...una },
  ])
})
