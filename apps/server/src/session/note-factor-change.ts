import type { Kysely } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import type { MailOf } from '../mail/mail.ts'
import { enqueueMail } from '../mail/outbox.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'

const actions = {
  'authenticator-added': 'authenticator.added',
  'authenticator-removed': 'authenticator.removed',
  'passkey-added': 'passkey.added',
  'passkey-passwordless': 'passkey.passwordless',
  'passkey-removed': 'passkey.removed',
  'recovery-codes-replaced': 'recovery-codes.replaced',
} as const satisfies Record<MailOf<'factor-changed'>['change'], string>

/** Audits a change of the factors and notifies the caller by mail, because an attacker with the session could do the same. */
export async function noteFactorChange(
  trx: Kysely<Database>,
  services: Services,
  { userId, firstName, email: recipient }: Caller,
  changed: Pick<MailOf<'factor-changed'>, 'change' | 'name'>,
  context: RequestContext,
) {
  await enqueueMail(trx, services, { recipient, mail: { kind: 'factor-changed', firstName, ...changed } })
  await audit(trx, {
    at: services.clock(),
    action: actions[changed.change],
    actorId: userId,
    target: userId,
    ...(changed.name && { detail: { name: changed.name } }),
    ...auditSource(context),
  })
}
