import { organisationSignInLimits as limits } from '@tributary/domain'
import * as z from 'zod/mini'
import { isIssuerUrl } from '../common/validation/issuer-url.ts'
import { endpoint } from './endpoint.ts'
import { mailDomain, offeredSignIn, organisationSignIn } from './organisation-sign-in.entities.ts'
import { nothing, written } from './wire/answers.ts'
import { nameUpTo } from './wire/common.ts'
import { id, text, textUpTo } from './wire/fields.ts'
import { holds } from './wire/holds.ts'
import { request } from './wire/request.ts'

const path = '/organisations/{orgId}/sign-in'

const issuer = /* @__PURE__ */ z
  .string()
  .check(
    z.maxLength(limits.issuer),
    holds(isIssuerUrl, 'is not the address of an issuer.', 'a URL without a user name and a query'),
  )
/** A domain, or a mail address with it. */
const domain = /* @__PURE__ */ textUpTo(320)

/** What an administrator enters about a provider. */
const provider = {
  /** The name on the sign-in button, up to 60 characters. */
  name: ['Name', nameUpTo(limits.name)],
  /** The issuer, https. Its discovery document must be below it. */
  issuer: ['Issuer', issuer],
  /** The id of our client at the provider. */
  clientId: ['ClientId', textUpTo(limits.clientId)],
  /** The secret of our client. Missing or '' keeps the stored one, but only for the same issuer and client. */
  clientSecret: ['ClientSecret', z.optional(z.string().check(z.maxLength(limits.clientSecret)))],
  /** Whether addresses count as verified although the provider omits the claim `email_verified`. */
  trustsAddresses: ['TrustsAddresses', z.boolean()],
  /** Whether someone without an account becomes a member at the first sign-in. */
  addsMembers: ['AddsMembers', z.boolean()],
  /** The id of the role of new members, from `listRoles`. Never one of administrators. */
  defaultRoleId: ['DefaultRoleId', id],
} as const

export const getOrganisationSignIn = endpoint({
  method: 'GET',
  path,
  summary: 'Get the sign-in providers and the mail domains of an organisation.',
  level: 2,
  response: organisationSignIn,
})

export const addSignInProvider = endpoint({
  method: 'POST',
  path: `${path}/providers`,
  summary: 'Add a sign-in provider to an organisation. No response has its secret.',
  level: 2,
  body: request(provider),
  response: written(organisationSignIn),
  errors: [409],
  stepUp: true,
})

export const saveSignInProvider = endpoint({
  method: 'POST',
  path: `${path}/providers/{id}`,
  summary: 'Change a sign-in provider of an organisation. No response has its secret.',
  level: 2,
  body: request(provider),
  response: written(organisationSignIn),
  errors: [409],
  stepUp: true,
})

export const switchSignInProvider = endpoint({
  method: 'POST',
  path: `${path}/providers/{id}/state`,
  summary: 'Turn a sign-in provider of an organisation on or off.',
  level: 2,
  body: request({
    /** Whether members can sign in with it. It must have passed a test. */
    active: ['Active', z.boolean()],
  }),
  response: written(organisationSignIn),
  errors: [409],
  stepUp: true,
})

export const setSignInPolicy = endpoint({
  method: 'POST',
  path: `${path}/policy`,
  summary: 'Allow passwords in an organisation, or turn them off.',
  level: 2,
  body: request({
    /** Whether members with an address of a verified domain whose provider is on can sign in only with it. */
    only: ['Only', z.boolean()],
  }),
  response: written(organisationSignIn),
  errors: [409],
  stepUp: true,
})

export const testSignInProvider = endpoint({
  method: 'POST',
  path: `${path}/providers/{id}/test`,
  summary: 'Start a test sign-in in this browser. It signs no one in.',
  level: 2,
  response: written(
    z.object({
      /** The address at the provider to open. Null if the provider cannot be reached; the message says so. */
      url: z.nullable(text),
    }),
  ),
  errors: [409],
  keyed: false,
})

export const removeSignInProvider = endpoint({
  method: 'DELETE',
  path: `${path}/providers/{id}`,
  summary: 'Remove a sign-in provider of an organisation and unlink its identities.',
  level: 2,
  response: written(organisationSignIn),
  stepUp: true,
})

export const addMailDomain = endpoint({
  method: 'POST',
  path: `${path}/domains`,
  summary: 'Add a mail domain. It counts once its DNS record was found.',
  level: 2,
  body: request({
    /** The domain, e.g. `acme.example`. */
    domain: ['Domain', domain],
    /** The id of its provider. Null means none. Missing means the only one, if there is one. */
    providerId: ['ProviderId', z.optional(z.nullable(id))],
  }),
  response: written(mailDomain),
  errors: [409],
})

export const assignMailDomain = endpoint({
  method: 'POST',
  path: `${path}/domains/{id}/provider`,
  summary: 'Give a mail domain to a sign-in provider, or to none.',
  level: 2,
  body: request({
    /** The id of the provider; null means none. */
    providerId: ['ProviderId', z.nullable(id)],
  }),
  response: written(mailDomain),
  stepUp: true,
})

export const verifyMailDomain = endpoint({
  method: 'POST',
  path: `${path}/domains/{id}/verify`,
  summary: 'Look up the DNS record of a mail domain.',
  level: 2,
  response: written(mailDomain),
  errors: [409],
})

export const removeMailDomain = endpoint({
  method: 'DELETE',
  path: `${path}/domains/{id}`,
  summary: 'Remove a mail domain. Its addresses can then use passwords only.',
  level: 2,
  response: written(nothing),
})

export const findSignInProvider = endpoint({
  method: 'GET',
  path: '/registration/sign-in-provider',
  summary: 'Get the sign-in provider for the domain of a mail address.',
  level: 'public',
  query: z.strictObject({
    /** The part of the address after the @. */
    domain: textUpTo(253),
  }),
  response: offeredSignIn,
  session: false,
})
