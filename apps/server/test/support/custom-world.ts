import type { Id } from '@tributary/domain'
import { type Crm, startCrm } from '@tributary/fakes/crm/crm-server'
import { fillCrm } from '@tributary/fakes/crm/sample-crm'
import { createCustomSource, saveCustomSource } from '@tributary/sdk'
import { freshToken } from '../../src/connectors/authorise/fresh-token.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { authoriseWorld, type Sent } from './authorise-world.ts'
import type { Name } from './backend.ts'
import { addConnector } from './connector-world.ts'

const CLIENT_ID = 'tributary'
const CLIENT_SECRET = 'harbour-secret-9f'

/** The manifest of a CRM whose users allow access on a page. */
export const harbourManifest = ({ uri, base }: Pick<Crm, 'uri' | 'base'>, name = 'Harbour'): string => `
name: ${name}
base: ${base}
settings:
  - { name: clientId, title: Client id, required: true }
  - { name: clientSecret, title: Client secret, secret: true, required: true }
authentication:
  kind: authorisationCode
  authorisationAddress: ${uri}/oauth/authorise
  tokenAddress: ${uri}/oauth/token
  clientId: '{clientId}'
  clientSecret: '{clientSecret}'
  scope: read offline_access
probe: { path: account }
streams:
  - name: contacts
    request: { path: contacts }
    records: contacts
    columns: [{ path: id, kind: whole }, { path: first_name, kind: text }]
    key: [id]
    paging: { kind: pageNumber, parameter: page, size: { per_page: 50 }, total: meta.total }
`

export type CustomWorld = Awaited<ReturnType<typeof customWorld>>

/** The server, and a CRM that only a custom source can read. */
export async function customWorld(environment: Record<string, string> = {}) {
  const world = await authoriseWorld({ ALLOW_PRIVATE_TARGETS: 'true', ...environment })
  const { backend } = world
  // Sessions of users end sooner than tokens, so these have their own time.
  let laterMs = 0
  const tokenClock = () => new Date(backend.clock.now.getTime() + laterMs)
  const crm = await startCrm({
    key: 'not-used',
    clock: tokenClock,
    application: {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      redirectUri: 'https://portal.example/authorise/custom/callback',
    },
  })
  fillCrm(crm.store, backend.clock.now)

  /** Adds a source of an organisation. Returns its id. */
  const addSource = async (name: Name, orgId: Id, text = harbourManifest(crm)): Promise<string> =>
    (await createCustomSource(world.as(name), { params: { orgId }, body: { text } })).data.id

  const saveSource = (name: Name, orgId: Id, sourceId: string, text: string, version = 1) =>
    saveCustomSource(world.as(name), { params: { orgId, sourceId }, body: { text, version } })

  /** Adds a connector of a source, with the right client. Returns its id. */
  const connect = (name: Name, orgId: Id, source: string, title = 'Harbour', secret = CLIENT_SECRET) =>
    addConnector(world.as(name), orgId, {
      name: title,
      type: 'custom',
      settings: {
        'custom.source': source,
        'custom.setting.clientId': CLIENT_ID,
        'custom.secret.clientSecret': secret,
      },
    })

  const leave = (name: Name, orgId: Id, connectorId: Id): Promise<Sent> =>
    world.leave(name, 'custom', orgId, { connectorId })
  const decide = (sent: Sent) => world.decide(sent, 'harbour-lane')
  const decideNot = (sent: Sent) => world.decide(sent)

  /** Authorises a connector. Returns the status and the redirect of the callback. */
  const authorise = async (name: Name, orgId: Id, connectorId: Id): Promise<string> => {
    const sent = await leave(name, orgId, connectorId)
    return world.comeBack(await decide(sent), sent.cookie)
  }

  const tokenOf = (organisationId: string, connectorId: Id, rejected?: string) => {
    const { storage, config } = backend
    const secretBox = createSecretBox(config.encryptionKey)
    const services = { storage, config, secretBox, clock: tokenClock, accountProviders: new Map() }
    const place = { organisationId, connectorId: String(connectorId) }
    return freshToken(services, place, rejected === undefined ? {} : { rejected })
  }

  const tokenRequests = () => crm.requests.filter(({ path }) => path === '/oauth/token')

  return {
    ...world,
    crm,
    addSource,
    saveSource,
    connect,
    leave,
    decide,
    decideNot,
    authorise,
    tokenOf,
    tokenRequests,
    /** Lets the access tokens expire. */
    expireTokens() {
      laterMs += 3_600_000
      return tokenClock()
    },
    async close() {
      await world.close()
      await crm.stop()
    },
  }
}
