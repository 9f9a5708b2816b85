import type { Written } from '@tributary/sdk/contract'
import { audit } from '../audit/audit.ts'
import type { Author } from '../audit/audited-transaction.ts'
import { conflict } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { nameOfProvider } from '../security/organisation-providers.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import { type OAuthServices, startOAuth } from '../session/providers/oauth-start.rules.ts'
import type { ProviderLog } from '../session/providers/provider-log.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { organisationSignInMessages as messages } from './policy/organisation-sign-in.messages.ts'
import { type ProviderPlace, providerIn } from './provider.rules.ts'

/** Without an address, the provider cannot be reached. */
export type StartedTest = Written<{ url: string | null }> & { oauthStateCookie: string | undefined }

/** Starts a test in this browser. Only its callback is accepted, once, as that of a sign-in. */
export async function testSignInProvider(
  services: OAuthServices,
  log: ProviderLog,
  { caller, ip, requestId }: Author,
  place: ProviderPlace,
  context: RequestContext,
): Promise<StartedTest> {
  const { storage, clock } = services
  const { id, organisationId } = await providerIn(storage.db, place)
  if (!(await isSettingOn(storage.db, 'AllowExternalSignIn'))) throw conflict(messages.externalOff)
  await takeAllowance(storage.db, clock(), ['provider-test', organisationId])
  const request = {
    provider: nameOfProvider(id),
    intent: 'test',
    returnUrl: undefined,
  } as const
  const { location: url, oauthStateCookie } = await startOAuth(services, log, request, context)
  await audit(storage.db, {
    at: clock(),
    action: 'sign-in-provider.tested',
    actorId: caller.userId,
    organisationId,
    target: id,
    detail: { 'after.started': true },
    ...{ ip, requestId },
  })
  const isReached = oauthStateCookie !== undefined
  const message = isReached ? messages.testStarted : messages.unreachable
  return { message, data: { url: isReached ? url : null }, oauthStateCookie }
}
