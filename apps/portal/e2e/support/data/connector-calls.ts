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

/** Adds connectors to acme Traders through the API, with the type of one that exists. */
export async function addConnectorsByApi(
  server: Server,
  person: Person,
  { like, names }: { like: string; names: readonly string[] },
): Promise<void> {
  const call = await apiSession(server, person)
  const clients = await connectorsPath(call, 'acme Traders')
  const existing = named(await call<(Row & { SourceConnectorId: string })[]>('GET', clients), like)
  for (const Name of names)
    await call('POST', clients, { Name, SourceConnectorId: existing?.SourceConnectorId })
}

/** Returns the settings of a connector of acme Traders by their names. Secrets are empty. */
export async function settingsByApi(
  server: Server,
  person: Person,
  connector: string,
): Promise<Record<string, string>> {
  const call = await apiSession(server, person)
  const clients = await connectorsPath(call, 'acme Traders')
  const { Id } = named(await call<Row[]>('GET', clients), connector) ?? {}
  const settings = await call<{ Name: string; Value: string }[]>('GET', `${clients}/${Id}/properties`)
  return Object.fromEntries(settings.map(({ Name, Value }) => [Name, Value]))
}

async function connectorsPath(call: ApiCall, organisation: string): Promise<string> {
  const organisations = await call<Row[]>('GET', '/organisations')
  const found = organisations.find(({ CompanyName }) => CompanyName === organisation)
  return `/business2cloud/clients/${found?.Id}/connectors`
}

const named = <Found extends Row>(rows: readonly Found[], name: string) =>
  rows.find((row) => row.Name === name)
