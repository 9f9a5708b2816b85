import { can, connectorKinds, isSuperadmin, type Organisation } from '@tributary/domain'
import { createQueryClient, usersQuery } from '@tributary/react'
import {
  createClient,
  isSdkError,
  listConnectors,
  listOrganisations,
  refreshConnector,
  signIn,
} from '@tributary/sdk'
import { refreshState } from '@tributary/sdk/connectors'
import * as contract from '@tributary/sdk/contract'
import { createFakeBackend } from '@tributary/sdk/testing'

// Refreshes every connector of one type, using only the published packages.
const client = createClient({
  baseUrl: 'https://portal.example/backend',
  fetch: async () =>
    Response.json({ message: 'Please check your email address and password.' }, { status: 401 }),
})

export async function refreshEverything(type: string): Promise<number> {
  await signIn(client, { emailAddress: 'sue@tributary.example', password: 'not it' })
  let started = 0
  for (const { id: orgId } of await listOrganisations(client)) {
    for (const connector of await listConnectors(client, { params: { orgId, connectorId: type } })) {
      if (refreshState(connector.log, client.now()) === 'refreshing') continue
      await refreshConnector(client, {
        params: { orgId, id: connector.id },
        body: { fullTransactionSync: false },
      })
      started++
    }
  }
  return started
}

const backend = createFakeBackend()
const tested = createClient({
  baseUrl: 'https://portal.example/backend',
  fetch: backend.fetch,
  token: backend.tokenOf('olga@tributary.example'),
})
backend.once(listOrganisations, () => [])
const withoutOrganisations = await listOrganisations(tested)
const members = await createQueryClient().fetchQuery(usersQuery(tested, 'acme'))
backend.verify()

const organisation: Organisation = { id: 1, companyName: 'acme Traders' }
const facts = {
  kinds: connectorKinds.length,
  superadmin: isSuperadmin('SUPERADMIN'),
  signedOut: can(null, 'admin.open'),
  listed: contract.organisations.listOrganisations.path,
  organisation: organisation.companyName,
  tested: [withoutOrganisations.length, members.length],
  refused: await refreshEverything('ftp').catch((error: unknown) => isSdkError(error) && error.statusCode),
}

const expected = {
  kinds: 13,
  superadmin: true,
  signedOut: false,
  listed: '/organisations',
  organisation: 'acme Traders',
  tested: [0, 5],
  refused: 401,
}
if (JSON.stringify(facts) !== JSON.stringify(expected))
  throw new Error(`Unexpected: ${JSON.stringify(facts)}`)
