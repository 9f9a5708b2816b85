import type { NamedCall } from './calls.ts'
import type { Parameter } from './openapi.ts'
import { pathNames, pathTemplate } from './path-template.ts'

const meanings: Readonly<Record<string, string>> = {
  orgId: 'The organisation.',
  clientKey: 'The key of the organisation.',
  connectorId: 'The connector.',
  connectorKey: 'The key of the connector.',
  type: 'The connector type, e.g. `xero`.',
  propertyId: 'The property of the connector.',
  table: 'The name of the table.',
  sourceId: 'The custom source.',
  number: 'The number of the version, from 1.',
  versionId: 'The version.',
  identityId: 'The linked identity.',
  deliveryId: 'The delivery.',
}

/** The meaning of `id` after these parts of a path. */
const items: Readonly<Record<string, string>> = {
  'alert-channels': 'The alert channel.',
  areas: 'The area.',
  subareas: 'The sub-area.',
  connectors: 'The connector.',
  devices: 'The `Reference` of the device.',
  entities: 'The entity.',
  helperTables: 'The helper table.',
  identities: 'The linked identity.',
  mails: 'The mail.',
  milestones: 'The milestone.',
  organisations: 'The organisation.',
  'saved-filters': 'The saved filter.',
  sessions: 'The session.',
  'service-accounts': 'The service account.',
  tokens: 'The API token.',
  token: 'The `xero_userid` of the authorisation.',
  users: 'The user.',
  versions: 'The version.',
  webhooks: 'The webhook.',
  xero2sqlproducts: 'The Xero company.',
}

/** In this path, the connector stands for its type. */
const connectorTypeOf = 'listConnectors'

/** Returns the parameters in a call's path, with their meaning. Throws for one that is not described. */
export const pathParameters = ({ endpoint, name: call }: NamedCall): Parameter[] =>
  pathNames(endpoint.path).map(({ name, inSdk }) => {
    const [, before = ''] = new RegExp(`([^/]+)/\\{${name}\\}`).exec(pathTemplate(endpoint.path)) ?? []
    const isType = call === connectorTypeOf && inSdk === 'connectorId'
    const meaning = isType ? meanings.type : (meanings[inSdk] ?? items[before])
    if (!meaning) throw new Error(`The parameter ${name} of ${call} has no description.`)
    return {
      name,
      in: 'path',
      required: true,
      description: name === inSdk ? meaning : `${meaning} \`${inSdk}\` in the SDK.`,
      schema: { type: 'string', minLength: 1 },
    }
  })
