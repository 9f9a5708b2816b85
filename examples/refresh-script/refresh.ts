import { setTimeout as pause } from 'node:timers/promises'
import {
  type Client,
  createClient,
  isSdkError,
  listEveryConnector,
  listOrganisations,
  refreshConnector,
  signIn,
} from '@tributary/sdk'
import { connectorStateLabel, refreshState } from '@tributary/sdk/connectors'

/*
 * Lists the connectors of an organisation. With the name of one, refreshes it and waits for the result.
 * Exit codes: 0 refreshed or listed, 1 failed or not found, 2 wrong settings.
 */
const [organisationName, connectorName] = process.argv.slice(2)
const {
  TRIBUTARY_URL,
  TRIBUTARY_TOKEN,
  TRIBUTARY_EMAIL,
  TRIBUTARY_PASSWORD,
  POLL_SECONDS = '5',
} = process.env

type OrganisationId = Awaited<ReturnType<typeof listOrganisations>>[number]['id']

try {
  process.exitCode = await main()
} catch (error) {
  if (!isSdkError(error)) throw error
  // The text has no token and no address, so it is safe in the log of a scheduler.
  console.error(String(error))
  process.exitCode = 1
}

async function main(): Promise<number> {
  if (!TRIBUTARY_URL || !organisationName) {
    console.error('Set TRIBUTARY_URL, then run: node refresh.ts ORGANISATION [CONNECTOR]')
    return 2
  }
  const client = await signedIn(TRIBUTARY_URL)
  if (!client) return 2

  const organisation = (await listOrganisations(client)).find((one) => one.companyName === organisationName)
  if (!organisation) {
    console.error(`The organisation "${organisationName}" does not exist, or this user is not a member.`)
    return 1
  }
  return connectorName ? refresh(client, organisation.id, connectorName) : list(client, organisation.id)
}

/** A client with the token of the environment, or signed in with the user name and password. */
async function signedIn(baseUrl: string): Promise<Client | undefined> {
  if (!/^https?:/.test(baseUrl)) {
    console.error('TRIBUTARY_URL must start with https:// or http://.')
    return undefined
  }
  if (TRIBUTARY_TOKEN) return createClient({ baseUrl, token: TRIBUTARY_TOKEN })
  if (!TRIBUTARY_EMAIL || !TRIBUTARY_PASSWORD) {
    console.error('Set TRIBUTARY_TOKEN, or TRIBUTARY_EMAIL and TRIBUTARY_PASSWORD.')
    return undefined
  }
  const client = createClient({ baseUrl })
  await signIn(client, { emailAddress: TRIBUTARY_EMAIL, password: TRIBUTARY_PASSWORD })
  return client
}

async function list(client: Client, orgId: OrganisationId): Promise<number> {
  const connectors = await listEveryConnector(client, { params: { orgId } })
  for (const connector of connectors)
    console.log(`${connector.name}: ${connectorStateLabel(connector, client.now())}`)
  return 0
}

async function refresh(client: Client, orgId: OrganisationId, name: string): Promise<number> {
  const find = async () =>
    (await listEveryConnector(client, { params: { orgId } })).find((one) => one.name === name)
  const connector = await find()
  if (!connector) {
    console.error(`The connector "${name}" does not exist.`)
    return 1
  }
  await refreshConnector(client, { params: { orgId, id: connector.id } })
  for (;;) {
    await pause(Number(POLL_SECONDS) * 1000)
    const log = (await find())?.log ?? null
    const state = refreshState(log, client.now())
    if (state === 'refreshing' || state === 'taking-longer') continue
    console.log(`${name}: ${state}. ${log?.refreshDetail ?? ''}`)
    return state === 'completed' ? 0 : 1
  }
}
