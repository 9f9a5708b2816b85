import type { Manifest } from '@tributary/sdk/manifests'
import { grantOf } from '../http/grant.ts'
import type { Authentication, AuthenticationTools } from './compiling.ts'
import type { ManifestSettings } from './manifest-settings.ts'

/** Authentication that a user grants at the system. */
export type Granting = Extract<Manifest['authentication'], { kind: 'authorisationCode' }>

/**
 * Returns the hosts that the tokens of a grant are sent to. They are its account, so that the tokens are not sent to
 * others once the manifest or the settings change.
 */
export const grantHosts = (settings: ManifestSettings, base: string, { tokenAddress }: Granting): string =>
  [base, tokenAddress].map((address) => settings.address(address).host).join(' ')

/** Compiles a grant. The server requests and renews its tokens. */
export function grantAuthentication(declared: Granting, tools: AuthenticationTools): Authentication {
  const { access, base, settings, messages } = tools
  const { authorise, renew } = grantOf(access, {
    notAuthorised: messages.notAuthorised,
    only: {
      account: grantHosts(settings, base, declared),
      otherwise: messages.otherHosts,
      code: 'not-authorised',
    },
  })
  return {
    authorise,
    renew,
    explain: ({ status }) =>
      status === 401
        ? { sentence: messages.noLongerAuthorised, forbidden: true, code: 'not-authorised' }
        : undefined,
  }
}
