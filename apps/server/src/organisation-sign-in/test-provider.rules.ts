import type { Written } from '@tributary/sdk/contract'
import { audit } from '../audit/audit.ts'
import type { Author } from '../audit/audited-transaction.ts'
import { conflict } from '../http/http-error.ts'
import type { RequestContext } from '../http/request-context.ts'
import { nameOfOrganisation } from '../security/organisation-providers.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import { type OAuthServices, startOAuth } from '../session/providers/oauth-start.rules.ts'
import type { ProviderLog } from '../session/providers/provider-log.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { organisationSignInMessages as messages } from './policy/organisation-sign-in.messages.ts'
import { providerOf } from './policy/sign-in-providers.queries.ts'

/** Without an address, the provider cannot be reached. */
export type StartedTest = Written<{ url: string | null }> & { oauthStateCookie: string | undefined }

/** Starts a test in this browser. Only its callback is accepted, once, as that of a sign-in. */
export async function testSignInProvider(
  services: OAuthServices,
  log: ProviderLog,
  { caller, ip, requestId }: Author,
  organisationId: string,
  context: RequestContext,
): Promise<StartedTest> {
  const { storage, clock } = services
  if (!(await providerOf(storage.db, organisationId))) throw conflict(messages.noProvider)
  if (!(await isSettingOn(storage.db, 'AllowExternalSignIn'))) throw conflict(messages.externalOff)
  await takeAllowance(storage.db, clock(), ['provider-test', organisationId])
  const request = {
    provider: nameOfOrganisation(organisationId),
    intent: 'test',
    returnUrl: undefined,
  } as const
  const { location: url, oauthStateCookie } = await startOAuth(services, log, request, context)
  await audit(storage.db, {
    at: clock(),
    action: 'sign-in-provider.tested',
    actorId: caller.userId,
    organisationId,
    target: organisationId,
    detail: { 'after.started': true },
    ...{ ip, requestId },
  })
  const isReached = oauthStateCookie !== undefined
  const message = isReached ? messages.testStarted : messages.unreachable
  return { message, data: { url: isReached ? url : null }, oauthStateCookie }
}
