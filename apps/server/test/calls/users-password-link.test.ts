import { type Client, createUser, resetPassword, sendPasswordLink, signIn, updateUser } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, type Name, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { latestMail, mailsTo } from '../support/outbox.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
const clients = new Map<Name, Client>()
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  for (const name of ['sue', 'adam', 'olga'] satisfies Name[])
    clients.set(name, await clientOf(backend, name))
})
afterAll(() => backend.close())

const PASSWORD = 'Umbrella-9-otter'
let round = 0
let fields: {
  firstName: string
  lastName: string
  emailAddress: string
  roleId: number
  organisationId: string
}
let pia: string | number

beforeEach(async () => {
  round += 1
  const emailAddress = `pia${round}@tributary.example`
  fields = { firstName: 'Pia', lastName: 'Pine', emailAddress, roleId: 5, organisationId: acme }
  const { data } = await createUser(as('sue'), { body: { ...fields, password: PASSWORD } })
  pia = data.id
})

function as(name: Name): Client {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} has not signed in.`)
  return client
}
const send = (name: Name, id: string | number = pia, orgId = acme) =>
  sendPasswordLink(as(name), { params: { id }, query: { orgId } })

describe('a link to set a password', () => {
  it('is mailed to the user, and the present password works until it is used', async () => {
    expect((await send('olga')).message).toBe('A link to set a password has been mailed to the user.')
    const signInWith = (password: string) =>
      signIn(newClient(backend), { emailAddress: fields.emailAddress, password })
    await signInWith(PASSWORD)
    const mail = await latestMail(backend, fields.emailAddress, 'password-link')
    const password = 'Kettle-47-platinum'
    await resetPassword(newClient(backend), { body: { token: mail.token, password } })
    await signInWith(password)
    expect(await statusOf(signInWith(PASSWORD))).toBe(401)
  })

  it('is recorded in the audit log', async () => {
    await send('olga')
    const entry = await backend.storage.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'users.password-link-sent')
      .where('target', '=', String(pia))
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ organisation_id: acme, detail: {} })
  })

  it('is not sent to a locked user', async () => {
    await updateUser(as('sue'), { params: { id: pia }, body: { ...fields, statusId: 2 } })
    expect(await failureOf(send('olga'))).toEqual([
      409,
      'This user is locked or archived and cannot sign in.',
    ])
  })

  it('is sent a few times only, also with requests of the user', async () => {
    for (const _ of [1, 2, 3]) await send('olga')
    expect(await failureOf(send('olga'))).toEqual([
      409,
      'This user has been sent enough links for now. Try again later.',
    ])
    expect(await mailsTo(backend, fields.emailAddress)).toHaveLength(3)
  })

  it('is not sent to a more powerful user, or to one of another organisation', async () => {
    const id = await backend.idOf('users', 'Adam')
    expect(await statusOf(send('olga', id))).toBe(403)
    expect(await statusOf(send('olga', UNKNOWN_ID))).toBe(404)
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    expect(await statusOf(send('olga', pia, cedar))).toBe(403)
    expect(await statusOf(send('sue', pia, cedar))).toBe(404)
  })
})
