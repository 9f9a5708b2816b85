import {
  type MailDomain,
  mailDomainStates,
  type OfferedSignIn,
  type OrganisationProvider,
  type OrganisationSignIn,
  type SignInTest,
  signInTestOutcomes,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { named } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, orNull, text } from './wire/fields.ts'
import { instant, instantOrNull } from './wire/instant.ts'

const claim = entity<SignInTest['claims'][number]>({ name: ['Name', text], value: ['Value', text] })

const test = entity<SignInTest>({
  at: ['AtUtc', instant],
  outcome: ['Outcome', z.literal(signInTestOutcomes)],
  reason: ['Reason', orNull(text)],
  claims: ['Claims', listOf(claim)],
})

const provider = entity<OrganisationProvider>({
  id: ['Id', id],
  name: ['Name', text],
  issuer: ['Issuer', text],
  clientId: ['ClientId', text],
  trustsAddresses: ['TrustsAddresses', flag],
  addsMembers: ['AddsMembers', flag],
  defaultRoleId: ['DefaultRoleId', id],
  active: ['Active', flag],
  redirectUri: ['RedirectUri', text],
  test: ['Test', orNull(test)],
  changedAt: ['ChangedAtUtc', instant],
})

export const mailDomain = entity<MailDomain>({
  id: ['Id', text],
  domain: ['Domain', text],
  providerId: ['ProviderId', orNull(id)],
  state: ['State', z.literal(mailDomainStates)],
  record: ['Record', entity<MailDomain['record']>({ name: ['Name', text], value: ['Value', text] })],
  verifiedAt: ['VerifiedAtUtc', instantOrNull],
  checkedAt: ['CheckedAtUtc', instantOrNull],
})

export const organisationSignIn = entity<OrganisationSignIn>({
  providers: ['Providers', listOf(provider)],
  domains: ['Domains', listOf(mailDomain)],
  only: ['Only', flag],
  fallback: ['Fallback', orNull(named)],
  redirectUri: ['RedirectUri', text],
})

export const offeredSignIn = entity<OfferedSignIn>({
  provider: [
    'Provider',
    orNull(
      entity<NonNullable<OfferedSignIn['provider']>>({
        name: ['Name', text],
        displayName: ['DisplayName', text],
      }),
    ),
  ],
})
