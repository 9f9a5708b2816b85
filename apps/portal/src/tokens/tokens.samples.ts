import { olga } from '../approvals/approvals.samples.ts'
import { connector, fakeBackend } from '../test/fake-backend.ts'

type Row = Record<string, unknown> & { Id: string }

const acme = { Id: 'acme', Name: 'acme Traders' }
const owner = { Id: 'u-2', Name: 'Una Ulm', IsService: false }

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** A token of Una, as the server sends it. */
export const tokenRow = (Name: string, more: Record<string, unknown> = {}): Row => ({
  Id: idOf(Name),
  Name,
  Scope: 'read',
  Hint: '4Xq0',
  Organisations: null,
  Owner: owner,
  CreatedBy: owner.Name,
  CreatedAtUtc: '2026-11-21T06:00:00Z',
  ExpiresAtUtc: '2099-11-21T06:00:00Z',
  LastUsedAtUtc: null,
  ...more,
})

export const accountRow = (Name: string, more: Record<string, unknown> = {}): Row => ({
  Id: idOf(Name),
  Name,
  Role: 'OrganisationAdmin',
  Connectors: [],
  CreatedAtUtc: '2026-11-21T06:00:00Z',
  ...more,
})

/** A token of a service account. */
export const serviceTokenRow = (Name: string, account: string): Row =>
  tokenRow(Name, {
    Owner: { Id: idOf(account), Name: account, IsService: true },
    Organisations: [acme],
  })

export const SECRET = 'trb_n4K2vYpQ7sXbR9mLwZ1cT8hJ5gFdU3aE6oV0_4Xq0'

/** A backend with tokens and service accounts, for Olga. It lists what is created and leaves out what is removed. */
export function tokensBackend({ tokens = [] as Row[], accounts = [] as Row[] } = {}) {
  let kept = tokens
  let listed = accounts
  const said: unknown[] = []
  const created = ({ body, path }: { body: unknown; path: string }) => {
    said.push(body)
    // The whole body that the SDK has sent.
    const { Name: name, Scope } = body as { Name: string; Scope: string }
    const account = listed.find(({ Id }) => path.includes(`/${Id}/`))
    const token = account ? serviceTokenRow(name, String(account.Name)) : tokenRow(name)
    kept = [{ ...token, Scope }, ...kept]
    return { message: 'The API token has been created.', data: { ...token, Scope, Secret: SECRET } }
  }
  const revoked = ({ path }: { path: string }) => {
    kept = kept.filter(({ Id }) => !path.endsWith(`/${Id}`))
    return { message: 'The API token has been revoked.', data: null }
  }
  const saved = ({ body }: { body: unknown }) => {
    said.push(body)
    const { Name, Role, ConnectorIds } = body as { Name: string; Role: string; ConnectorIds: string[] }
    const Connectors = ConnectorIds.map((Id) => ({ Id, Name: Id }))
    const data = accountRow(Name, { Role, Connectors })
    listed = [...listed.filter(({ Id }) => Id !== data.Id), data]
    return { message: 'The service account has been saved.', data }
  }
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    'GET /approvals': [],
    'GET /me/tokens': () => [...kept],
    'POST /me/tokens': created,
    'DELETE /me/tokens/*': revoked,
    'GET /tokens': () => [...kept],
    'DELETE /tokens/*': revoked,
    'GET /service-accounts': () => [...listed],
    'POST /service-accounts': saved,
    'POST /service-accounts/*': saved,
    'DELETE /service-accounts/*': ({ path }) => {
      listed = listed.filter(({ Id }) => !path.endsWith(`/${Id}`))
      return { message: 'The service account has been deleted.', data: null }
    },
    'POST /service-accounts/*/tokens': created,
    'GET /business2cloud/clients/*/connectors': [
      connector('Warehouse files'),
      connector('Shop'),
      connector('Old shop', { Status: 'DELETED' }),
    ],
  })
  return { ...backend, said }
}
