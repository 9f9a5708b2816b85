import type { NamedCall } from './calls.ts'
import { ids, xeroUser } from './examples/samples.ts'
import type { Parameter } from './openapi.ts'
import { pathNames, pathTemplate } from './path-template.ts'

/** What a parameter means, and its value in the examples. */
type Meaning = readonly [meaning: string, example: string]

const meanings: Readonly<Record<string, Meaning>> = {
  orgId: ['The organisation.', ids.organisation],
  clientKey: ['The key of the organisation.', 'acme-traders'],
  connectorId: ['The connector.', ids.connector],
  connectorKey: ['The key of the connector.', 'warehouse-files'],
  type: ['The connector type, e.g. `xero`.', 'xero'],
  propertyId: ['The property of the connector.', ids.property],
  table: ['The name of the table.', 'orders'],
  sourceId: ['The custom source.', ids.customSource],
  number: ['The number of the version, from 1.', '2'],
  versionId: ['The version.', ids.version],
  identityId: ['The linked identity.', ids.identity],
  deliveryId: ['The delivery.', ids.delivery],
}

/** The meaning of `id` after these parts of a path. */
const items: Readonly<Record<string, Meaning>> = {
  'alert-channels': ['The alert channel.', ids.alertChannel],
  areas: ['The area.', ids.area],
  authenticators: ['The authenticator app.', ids.authenticator],
  passkeys: ['The passkey.', ids.passkey],
  subareas: ['The sub-area.', ids.subarea],
  'structure-changes': ['The change.', ids.change],
  connectors: ['The connector.', ids.connector],
  domains: ['The mail domain.', ids.mailDomain],
  providers: ['The sign-in provider.', ids.signInProvider],
  deleted: ['The deleted organisation.', ids.organisation],
  devices: ['The `Reference` of the device.', 'd-7f21'],
  entities: ['The entity.', ids.entity],
  helperTables: ['The helper table.', ids.helperTable],
  identities: ['The linked identity.', ids.identity],
  invitations: ['The invitation.', ids.invitation],
  mails: ['The mail.', ids.mail],
  milestones: ['The milestone.', ids.milestone],
  organisations: ['The organisation.', ids.organisation],
  'saved-filters': ['The saved filter.', ids.filter],
  sessions: ['The session.', ids.session],
  'service-accounts': ['The service account.', ids.serviceAccount],
  tokens: ['The API token.', ids.token],
  token: ['The `xero_userid` of the authorisation.', xeroUser],
  users: ['The user.', ids.user],
  versions: ['The version.', ids.version],
  webhooks: ['The webhook.', ids.webhook],
  xero2sqlproducts: ['The Xero company.', ids.xeroCompany],
}

/** In this path, the connector stands for its type. */
const connectorTypeOf = 'listConnectors'

/** Returns the parameters in a call's path, with their meaning. Throws for one that is not described. */
export const pathParameters = ({ endpoint, name: call }: NamedCall): Parameter[] =>
  pathNames(endpoint.path).map(({ name, inSdk }) => {
    const [, before = ''] = new RegExp(`([^/]+)/\\{${name}\\}`).exec(pathTemplate(endpoint.path)) ?? []
    const isType = call === connectorTypeOf && inSdk === 'connectorId'
    const described = isType ? meanings.type : (meanings[inSdk] ?? items[before])
    if (!described) throw new Error(`The parameter ${name} of ${call} has no description.`)
    const [meaning, example] = described
    return {
      name,
      in: 'path',
      required: true,
      description: name === inSdk ? meaning : `${meaning} \`${inSdk}\` in the SDK.`,
      schema: { type: 'string', minLength: 1 },
      example,
    }
  })
