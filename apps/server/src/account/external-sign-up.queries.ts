import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A user as a provider describes them. */
export type ExternalPerson = {
  issuer: string
  subject: string
  provider: string
  email: string
  emailKey: string
  /** Whether the provider has verified the address. */
  emailVerified: boolean
  firstName: string
  lastName: string
  organisationId: string | null
  /** The organisation's provider that asserts the identity. It is then a link to confirm, and can open no account. */
  asserted?: { organisationId: string; signInProviderId: string }
  /** The browser that returned from the provider. */
  browserHash: string
}

export async function insertSignUp(trx: Db, codeHash: string, person: ExternalPerson, expiresAt: Date) {
  const { issuer, subject, provider, email } = person
  await trx
    .deleteFrom('external_sign_ups')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('sign_in_provider_id', 'is not distinct from', person.asserted?.signInProviderId ?? null)
    .where('approval_id', 'is', null)
    .where('finalised_at', 'is', null)
    .execute()
  await trx
    .insertInto('external_sign_ups')
    .values({
      code_hash: codeHash,
      issuer,
      subject,
      provider,
      email,
      email_key: person.emailKey,
      email_verified: person.emailVerified,
      first_name: person.firstName,
      last_name: person.lastName,
      organisation_id: person.organisationId,
      provider_organisation_id: person.asserted?.organisationId ?? null,
      sign_in_provider_id: person.asserted?.signInProviderId ?? null,
      browser_hash: person.browserHash,
      expires_at: expiresAt,
    })
    .execute()
}

const signUps = (db: Db, codeHash: string, now: Date) =>
  db
    .selectFrom('external_sign_ups')
    .leftJoin('approvals', 'approvals.id', 'external_sign_ups.approval_id')
    .leftJoin('organisations', 'organisations.id', 'external_sign_ups.organisation_id')
    .select([
      'code_hash as codeHash',
      'browser_hash as browserHash',
      'issuer',
      'subject',
      'provider',
      'email',
      'email_key as emailKey',
      'email_verified as emailVerified',
      'first_name as firstName',
      'last_name as lastName',
      'external_sign_ups.organisation_id as organisationId',
      'organisations.company_name as organisationName',
      'provider_organisation_id as providerOrganisationId',
      'sign_in_provider_id as signInProviderId',
      'approval_id as approvalId',
      'finalised_at as finalisedAt',
    ])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .where((where) =>
      where.or([where('approvals.status', 'is', null), where('approvals.status', '<>', 'REJECTED')]),
    )

/** Finds the sign-up of a code, unless it has expired or was rejected. */
export const findSignUp = (db: Db, codeHash: string, now: Date) =>
  signUps(db, codeHash, now).executeTakeFirst()

/** Like {@link findSignUp}, but locks the row, so that only one request can finish it. */
export const lockSignUp = (trx: Db, codeHash: string, now: Date) =>
  signUps(trx, codeHash, now).forUpdate('external_sign_ups').executeTakeFirst()

export type SignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>

type Outcome = { approvalId: string } | { finalisedAt: Date }

/** Links the identity of this sign-up to the account when the account's address is verified. */
export async function linkOnceVerified(trx: Db, codeHash: string, userId: string): Promise<void> {
  await trx
    .updateTable('external_sign_ups')
    .set({ links_user_id: userId })
    .where('code_hash', '=', codeHash)
    .execute()
}

export async function settleSignUp(trx: Db, codeHash: string, outcome: Outcome, expiresAt: Date) {
  await trx
    .updateTable('external_sign_ups')
    .set({
      ...('approvalId' in outcome
        ? { approval_id: outcome.approvalId }
        : { finalised_at: outcome.finalisedAt }),
      expires_at: expiresAt,
    })
    .where('code_hash', '=', codeHash)
    .execute()
}

/** Marks the sign-up that waited for this approval as finished. */
export async function finaliseApproved(trx: Db, approvalId: string, now: Date): Promise<void> {
  await trx
    .updateTable('external_sign_ups')
    .set({ finalised_at: now })
    .where('approval_id', '=', approvalId)
    .execute()
}

export async function pruneSignUps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('external_sign_ups').where('expires_at', '<', now).execute()
}
