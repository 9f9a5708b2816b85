import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'
import { currentCause } from '../tracing/cause.ts'
import { currentTraceparent } from '../tracing/tracer.ts'
import type { Mail, MailTo } from './mail.ts'

type Tools = { secretBox: SecretBox; clock: () => Date }

/** The channel on which a stored mail is announced. Only processes without requests of users listen to it. */
export const OUTBOX_CHANNEL = 'tributary_outbox'

/** The place for which the content of a mail is sealed. */
const mailPlace = (id: string): SecretPlace => ({
  organisation: '',
  table: 'outbox',
  row: id,
  field: 'sealed',
})

/**
 * Stores a mail for sending in the transaction that it reports, so that both are committed or neither. Its content is
 * sealed, because it may contain a code or a token.
 */
export async function enqueueMail(
  trx: Kysely<Database>,
  { secretBox, clock }: Tools,
  { recipient, mail, delay = 0 }: MailTo,
): Promise<void> {
  const id = randomUUID()
  const { kind, ...data } = mail
  const sealed = secretBox.seal(JSON.stringify(data), mailPlace(id))
  const now = clock()
  const { requestId } = currentCause()
  await trx
    .insertInto('outbox')
    .values({
      ...{ id, kind, recipient, sealed, created_at: now, due_at: new Date(now.getTime() + delay) },
      ...{ request_id: requestId, traceparent: currentTraceparent() },
    })
    // Sent with the commit.
    .returning(sql`pg_notify(${sql.lit(OUTBOX_CHANNEL)}, '')`.as('announced'))
    .execute()
}

/** Decrypts the mail of a row of the outbox. */
export function openMail(secretBox: SecretBox, row: { id: string; kind: string; sealed: string }): Mail {
  const data: object = JSON.parse(secretBox.open(row.sealed, mailPlace(row.id)))
  // The type is right, because only `enqueueMail` seals for this place.
  return { kind: row.kind, ...data } as Mail
}
