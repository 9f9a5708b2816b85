import { endpoint } from './endpoint.ts'
import { linkedIdentity } from './session.identities.ts'
import { list, nothing, written } from './wire/answers.ts'
import { ofOrganisation } from './wire/common.ts'

export const listUserIdentities = endpoint({
  method: 'GET',
  path: '/users/{id}/identities',
  summary: 'List the linked identities of a user.',
  level: 2,
  query: ofOrganisation,
  response: list(linkedIdentity),
})

export const removeUserIdentity = endpoint({
  method: 'DELETE',
  path: '/users/{id}/identities/{identityId}',
  summary: 'Remove a linked identity of a user.',
  level: 2,
  query: ofOrganisation,
  response: written(nothing),
  stepUp: true,
})
