import type { Server } from '../server/server.ts'
import { type ApiCall, apiSession } from './api-session.ts'
import type { Person } from './people.ts'

type Row = { Id: string; Name: string; CompanyName: string }

/** Starts a refresh through the API. */
export async function refreshByApi(
  server: Server,
  person: Person,
  { organisation, type, name }: { organisation: string; type: string; name: string },
): Promise<void> {
  const call = await apiSession(server, person)
  const clients = await connectorsPath(call, organisation)
  const connector = named(await call<Row[]>('GET', `${clients}/${type}`), name)
  await call('POST', `${clients}/${connector?.Id}/process`, {})
}

/** Changes a setting of a connector of acme Traders through the API. */
export async function changeSettingByApi(
  server: Server,
  person: Person,
  { connector, name, value }: { connector: string; name: string; value: string },
): Promise<void> {
  const call = await apiSession(server, person)
  const clients = await connectorsPath(call, 'acme Traders')
  const properties = `${clients}/${named(await call<Row[]>('GET', clients), connector)?.Id}/properties`
  const property = named(await call<Row[]>('GET', properties), name)
  await call('PATCH', `${properties}/${property?.Id}`, { Value: value })
}

async function connectorsPath(call: ApiCall, organisation: string): Promise<string> {
  const organisations = await call<Row[]>('GET', '/organisations')
  const found = organisations.find(({ CompanyName }) => CompanyName === organisation)
  return `/business2cloud/clients/${found?.Id}/connectors`
}

const named = (rows: Row[], name: string) => rows.find((row) => row.Name === name)
