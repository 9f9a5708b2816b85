import type { LinkedIdentity } from '@tributary/domain'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { id, text } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

export const linkedIdentity = entity<LinkedIdentity>({
  id: ['Id', id],
  provider: ['Provider', text],
  displayName: ['DisplayName', text],
  linkedAt: ['LinkedAtUtc', instantOrNull],
  lastUsedAt: ['LastUsedAtUtc', instantOrNull],
})

export const listIdentities = endpoint({
  method: 'GET',
  path: '/me/security/identities',
  summary: 'List the linked identities of the caller.',
  level: 'user',
  response: list(linkedIdentity),
})

export const removeIdentity = endpoint({
  method: 'DELETE',
  path: '/me/security/identities/{id}',
  summary: 'Remove a linked identity of the caller.',
  level: 'user',
  response: written(nothing),
  errors: [409],
  stepUp: true,
})
