import { createClient, listEveryConnector, listOrganisations, signIn } from '@tributary/sdk'
import { connectorState, connectorStateLabel } from '@tributary/sdk/connectors'

/** A connector as the board shows it. Only these fields reach the browser. */
export type BoardRow = { name: string; label: string; isFine: boolean; refreshedAt: Date | null }

/** Lists the connectors of the organisation of the environment. Runs on the server only, where the password is. */
export async function boardRows(): Promise<BoardRow[]> {
  const {
    TRIBUTARY_URL = '',
    TRIBUTARY_EMAIL = '',
    TRIBUTARY_PASSWORD = '',
    TRIBUTARY_ORGANISATION,
  } = process.env
  const client = createClient({ baseUrl: TRIBUTARY_URL, fetch: fetchForPage })
  await signIn(client, { emailAddress: TRIBUTARY_EMAIL, password: TRIBUTARY_PASSWORD })
  const organisations = await listOrganisations(client)
  const organisation = organisations.find(({ companyName }) => companyName === TRIBUTARY_ORGANISATION)
  if (!organisation) throw new Error('TRIBUTARY_ORGANISATION is not an organisation of this user.')
  const connectors = await listEveryConnector(client, { params: { orgId: organisation.id } })
  const now = client.now()
  return connectors.map((connector) => ({
    name: connector.name,
    label: connectorStateLabel(connector, now),
    isFine: ['completed', 'refreshing'].includes(connectorState(connector, now)),
    refreshedAt: connector.log?.completedAt ?? null,
  }))
}

/** The client requests uncached responses, which would keep Next from storing the page. `revalidate` decides instead. */
const fetchForPage: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'default' })
