import { scimLimits } from './scim-limits.ts'
import { scimSchemas } from './scim-schemas.ts'

/** Describes what the server supports (RFC 7643, section 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: [scimSchemas.serviceProviderConfig],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: scimLimits.page },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'An API token of a service account with the scope "administer".',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

/** Describes the two types of resources (RFC 7643, section 6). */
export const resourceTypes = (base: string) => [
  resourceType(base, { id: 'User', schema: scimSchemas.user, description: 'A member of the organisation.' }),
  resourceType(base, {
    id: 'Group',
    schema: scimSchemas.group,
    description: 'A security group of the organisation.',
  }),
]

type TypeOfResource = { id: 'User' | 'Group'; schema: string; description: string }

const resourceType = (base: string, { id, schema, description }: TypeOfResource) => ({
  schemas: [scimSchemas.resourceType],
  id,
  name: id,
  endpoint: `/${id}s`,
  description,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
})

/** Describes the attributes that are stored or sent (RFC 7643, section 7). */
export const schemas = (base: string) => [
  schema(base, scimSchemas.user, 'User', [
    text('userName', 'The email address, unique in the installation.', {
      required: true,
      uniqueness: 'server',
    }),
    complex('name', 'The name.', [
      text('formatted', 'The full name.', readOnly),
      text('familyName', 'The last name.'),
      text('givenName', 'The first name.'),
    ]),
    text('displayName', 'The full name.', readOnly),
    { ...text('active', 'Whether the user may sign in.'), type: 'boolean' },
    { ...complex('emails', 'The email address.', emailParts), ...readOnly, multiValued: true },
  ]),
  schema(base, scimSchemas.group, 'Group', [
    text('displayName', 'The name, unique in the organisation.', { required: true, uniqueness: 'server' }),
    { ...complex('members', 'The users in the group.', memberParts), multiValued: true },
  ]),
]

const schema = (base: string, id: string, name: string, attributes: readonly object[]) => ({
  schemas: [scimSchemas.schema],
  id,
  name,
  description: name === 'User' ? 'A member of the organisation.' : 'A security group of the organisation.',
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
})

const readOnly = { mutability: 'readOnly' } as const
const immutable = { mutability: 'immutable' } as const

const text = (name: string, description: string, differences: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...differences,
})

const complex = (name: string, description: string, subAttributes: readonly object[]) => ({
  ...text(name, description),
  type: 'complex',
  subAttributes,
})

const emailParts = [
  text('value', 'The address.', readOnly),
  text('type', 'Always "work".', readOnly),
  { ...text('primary', 'Always true.', readOnly), type: 'boolean' },
]

const memberParts = [
  text('value', 'The id of the user.', immutable),
  text('display', 'The full name.', readOnly),
  { ...text('$ref', 'The address of the user.', readOnly), type: 'reference', referenceTypes: ['User'] },
  text('type', 'Always "User".', readOnly),
]
