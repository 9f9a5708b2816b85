import { domainToASCII } from 'node:url'
import { isMailDomain, type OfferedSignIn } from '@tributary/domain'
import { networkOf } from '../http/network.ts'
import { nameOfProvider } from '../security/organisation-providers.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { activeProviderOfDomain } from './policy/sign-in-providers.queries.ts'

/** Returns the provider for a domain. It depends on the domain only, so it reveals nothing about accounts. */
export async function findSignInProvider(
  { storage: { db }, clock }: Services,
  entered: string,
  ip: string,
): Promise<OfferedSignIn> {
  await takeAllowance(db, clock(), ['domain-lookup', networkOf(ip)])
  const domain = domainToASCII(entered.trim().toLowerCase())
  const known = isMailDomain(domain) && (await isSettingOn(db, 'AllowExternalSignIn'))
  const row = known ? await activeProviderOfDomain(db, domain) : undefined
  return {
    provider: row ? { name: nameOfProvider(row.id), displayName: row.name } : null,
  }
}
