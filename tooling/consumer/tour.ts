import {
  createClient,
  isSdkError,
  listAreas,
  listConnectors,
  listOrganisations,
  listUsers,
  signIn,
} from '@tributary/sdk'
import { refreshState } from '@tributary/sdk/connectors'

/** Makes the first calls of a typical program and returns the results, which must be the same on every runtime. */
export async function tour(baseUrl: string): Promise<Record<string, unknown>> {
  const client = createClient({ baseUrl })
  const result = await signIn(client, {
    emailAddress: 'olga@tributary.example',
    password: 'a long sentence',
  })
  const [organisation] = await listOrganisations(client)
  if (!organisation) return { signIn: result.kind }
  const orgId = organisation.id
  const [connector] = await listConnectors(client, { params: { orgId, connectorId: 'ftp' } })
  const completedAt = connector?.log?.completedAt
  return {
    signIn: result.kind,
    organisation: organisation.companyName,
    completed: completedAt instanceof Date && completedAt.toISOString(),
    state: connector && refreshState(connector.log, new Date('2026-11-21T08:00:00Z')),
    serverTime: client.now() instanceof Date,
    refused: await failureOf(listAreas(client)),
    aborted: await failureOf(abortedCall()),
    unreachable: await failureOf(listOrganisations(createClient({ baseUrl: 'http://127.0.0.1:9' }))),
  }

  function abortedCall() {
    const controller = new AbortController()
    const call = listUsers(client, { query: { orgId } }, { signal: controller.signal })
    controller.abort()
    return call
  }
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) =>
      isSdkError(error) ? [error.kind, error.statusCode, ...error.messages] : String(error),
  )
