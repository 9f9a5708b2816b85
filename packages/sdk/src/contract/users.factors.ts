import type { UserFactors } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, written } from './wire/answers.ts'
import { ofOrganisation } from './wire/common.ts'
import { entity } from './wire/entity.ts'

const userFactors = entity<UserFactors>({
  authenticators: ['Authenticators', z.number()],
  passkeys: ['Passkeys', z.number()],
  recoveryCodesLeft: ['RecoveryCodesLeft', z.number()],
})

export const getUserFactors = endpoint({
  method: 'GET',
  path: '/users/{id}/factors',
  summary: 'Get how many authenticator apps and recovery codes a user has.',
  level: 2,
  query: ofOrganisation,
  response: userFactors,
})

export const resetUserFactors = endpoint({
  method: 'DELETE',
  path: '/users/{id}/factors',
  summary: 'Remove the authenticator apps and recovery codes of a user.',
  level: 2,
  query: ofOrganisation,
  response: written(nothing),
  stepUp: true,
})
