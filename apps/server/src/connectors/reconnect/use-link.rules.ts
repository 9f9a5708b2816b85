import type { ReconnectOffer } from '@tributary/domain'
import { forbidden, HttpError } from '../../http/http-error.ts'
import { networkOf } from '../../http/network.ts'
import { takeAllowance } from '../../security/rate-limit.ts'
import type { Services } from '../../services.ts'
import type { AuthoriseLog } from '../authorise/authorise-log.ts'
import {
  type AuthorisationStart,
  accountToSend,
  sendToProvider,
} from '../authorise/start-authorisation.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import { type CheckedLink, checkedLink } from './checked-link.ts'
import { reconnectMessages } from './reconnect.messages.ts'
import { linkByToken } from './reconnect-links.queries.ts'

/** Returns a link that may be used now. Throws the same 403 for every other token, so that it reveals nothing. */
async function usableLink({ storage, clock }: Services, token: string, ip: string): Promise<CheckedLink> {
  await takeAllowance(storage.db, clock(), ['token-try', networkOf(ip)])
  const checked = await checkedLink(storage.db, await linkByToken(storage.db, token, clock()))
  if (!checked) throw forbidden(reconnectMessages.notValid)
  return checked
}

/** Returns what a link asks to authorise. Does not use it up, so that programs that follow links in mails do no harm. */
export async function openReconnectLink(
  services: Services,
  token: string,
  ip: string,
): Promise<ReconnectOffer> {
  const { link, connector, asker } = await usableLink(services, token, ip)
  return {
    companyName: connector.companyName,
    connectorName: connector.name,
    type: connector.type,
    account: connector.accountName ?? connector.account,
    askedBy: `${asker.firstName} ${asker.lastName}`.trim(),
    expiresAt: link.expires_at,
  }
}

type Source = { ip: string; requestId: string }

/** Returns the provider's URL at which the connector of a link is authorised. The link is used up only when that succeeds. */
export async function startReconnecting(
  services: Services,
  log: AuthoriseLog,
  token: string,
  source: Source,
): Promise<AuthorisationStart> {
  const { link, connector, asker } = await usableLink(services, token, source.ip)
  const { type, typeId, account, organisationId } = connector
  const provider = services.accountProviders.get(type)
  if (!provider) throw new HttpError(503, manageMessages.authorise.notSetUp(type))
  await takeAllowance(services.storage.db, services.clock(), ['connector-visit', link.id])
  return sendToProvider(services, source, log, provider, {
    ...{ type, typeId, organisationId, connector: null, account: accountToSend(type, account) },
    ...{ userId: asker.userId, startedBy: { linkId: link.id } },
  })
}
