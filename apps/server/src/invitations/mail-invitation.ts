import type { Kysely } from 'kysely'
import { isAddressTaken } from '../account/accounts.queries.ts'
import type { Author } from '../audit/audited-transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { providerOfInvited } from '../organisation-sign-in/policy/first-sign-in.rules.ts'
import { emailKey } from '../security/email-key.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

type Invited = {
  email: string
  firstName: string
  organisation: { id: string; name: string }
  role: { name: string; level: number }
  token: string
}

/** Mails an invitation: with its link, or with the provider whose sign-in accepts it. */
export async function mailInvitation(
  trx: Db,
  services: Services,
  { caller }: Author,
  { email, firstName, organisation, role, token }: Invited,
): Promise<void> {
  const provider = await acceptingProvider(trx, { email, organisationId: organisation.id, role })
  await enqueueMail(trx, services, {
    recipient: email,
    mail: {
      kind: 'invitation',
      firstName,
      companyName: organisation.name,
      invitedBy: `${caller.firstName} ${caller.lastName}`,
      token,
      provider: provider?.name,
    },
  })
}

/**
 * Returns the provider whose sign-in accepts an invitation. An address with an account needs the link, because a provider
 * never reaches an account outside its organisation.
 */
export async function acceptingProvider(db: Db, invited: Parameters<typeof providerOfInvited>[1]) {
  if (await isAddressTaken(db, emailKey(invited.email))) return undefined
  return providerOfInvited(db, invited)
}
