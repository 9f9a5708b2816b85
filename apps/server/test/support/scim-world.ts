import type { TokenScope } from '@tributary/domain'
import { createServiceAccount, createServiceToken, switchScim } from '@tributary/sdk'
import type { LightMyRequestResponse } from 'fastify'
import type { Name } from './backend.ts'
import { connectorWorld } from './connector-world.ts'

/** A directory that sends SCIM requests with one token. */
export type TestDirectory = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>

export type ScimWorld = Awaited<ReturnType<typeof scimWorld>>

/** The server with the directory of acme Traders, and a way to create others. */
export async function scimWorld() {
  const world = await connectorWorld()
  const { backend, acme, as } = world

  const directoryWith =
    (authorization: string): TestDirectory =>
    (method, path, body, headers) =>
      backend.app.inject({
        method,
        url: `/scim/v2${path}`,
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/scim+json' }),
          ...headers,
        },
        ...(body && { payload: JSON.stringify(body) }),
      })

  type Options = {
    organisationId?: string
    role?: 'User' | 'ExcelUser' | 'OrganisationAdmin'
    scope?: TokenScope
    by?: Name
  }

  async function newAuthorization({
    organisationId = acme,
    role = 'OrganisationAdmin',
    scope = 'administer',
    by = 'sue',
  }: Options = {}): Promise<string> {
    const { data: account } = await createServiceAccount(as(by), {
      body: { name: `Directory ${Math.random()}`, role, organisationId },
    })
    const { data: token } = await createServiceToken(as(by), {
      params: { id: account.id },
      body: { name: 'SCIM', scope, days: 30, organisationId },
    })
    await switchScim(as(by), { params: { orgId: organisationId }, body: { active: true } })
    return `Bearer ${token.secret}`
  }
  const newDirectory = async (options: Options = {}) => directoryWith(await newAuthorization(options))

  const mailsTo = (recipient: string) =>
    backend.storage.db.selectFrom('outbox').select('kind').where('recipient', '=', recipient).execute()

  const authorization = await newAuthorization()
  const scim = directoryWith(authorization)
  return { ...world, directoryWith, newDirectory, mailsTo, authorization, scim }
}

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** A user as Entra ID and Okta create one. */
export const newUser = (userName: string, more: object = {}) => ({
  schemas: [USER],
  userName,
  name: { givenName: 'Pia', familyName: 'Pine' },
  active: true,
  ...more,
})

export const patchOf = (...Operations: object[]) => ({ schemas: [PATCH_OP], Operations })
