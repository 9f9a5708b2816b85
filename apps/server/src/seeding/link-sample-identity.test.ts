import { demoData } from '@tributary/fakes/demo-data/demo-data'
import { expect, it, onTestFinished } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import { linkIdentity } from '../account/identities.queries.ts'
import { createPasswords } from '../security/passwords.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import { linkSampleIdentity } from './link-sample-identity.ts'
import { seed } from './seed.ts'

it('links a user once, and updates every link when the provider’s address changes', async () => {
  const storage = await testStorage()
  onTestFinished(() => storage.close())
  const [passwords, secretBox, now] = [
    await createPasswords(),
    createSecretBox(new Uint8Array(32)),
    new Date(),
  ]
  await seed(storage, demoData, { passwords, secretBox, now })
  const links = () =>
    storage.db
      .selectFrom('external_identities')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['issuer', 'subject', 'first_name as name'])
      .orderBy('subject')
      .execute()
  const [here, there] = [new URL('http://localhost:4001'), new URL('http://localhost:4002')]
  const identity = { subject: 'una-ulm', email: 'una@tributary.example', provider: 'xero' }
  const una = { subject: 'una-ulm', name: 'Una' }
  await linkSampleIdentity(storage, identity, { issuer: here, formerIssuer: undefined }, now)
  await linkSampleIdentity(storage, identity, { issuer: here, formerIssuer: undefined }, now)
  expect(await links()).toEqual([{ issuer: 'http://localhost:4001', ...una }])

  const eli = await storage.db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', 'Eli')
    .executeTakeFirstOrThrow()
  await linkIdentity(storage.db, { issuer: here.origin, subject: 'eli-elm', provider: 'xero' }, eli.id, now)
  await linkSampleIdentity(storage, identity, { issuer: there, formerIssuer: here }, now)
  expect(await links()).toEqual([
    { issuer: 'http://localhost:4002', subject: 'eli-elm', name: 'Eli' },
    { issuer: 'http://localhost:4002', ...una },
  ])
})
