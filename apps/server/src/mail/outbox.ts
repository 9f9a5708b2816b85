import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'
import { currentCause } from '../tracing/cause.ts'
import { currentTraceparent } from '../tracing/tracer.ts'
import type { Mail, MailReader, MailTo } from './mail.ts'

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
  { recipient, mail, delay = 0, userId }: MailTo,
): Promise<void> {
  const id = randomUUID()
  const { kind, ...data } = mail
  const { requestId, language } = currentCause()
  const reader: MailReader = { userId, language }
  const sealed = secretBox.seal(JSON.stringify({ ...data, reader }), mailPlace(id))
  const now = clock()
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

type Row = { id: string; kind: string; sealed: string }

/** Decrypts the mail of a row of the outbox. */
export const openMail = (secretBox: SecretBox, row: Row): Mail => openWithReader(secretBox, row).mail

/** Decrypts a mail and what was known of its reader. A mail that was stored by an earlier version has no reader. */
export function openWithReader(
  secretBox: SecretBox,
  { id, kind, sealed }: Row,
): { mail: Mail; reader: MailReader } {
  const { reader = {}, ...data }: { reader?: MailReader } = JSON.parse(secretBox.open(sealed, mailPlace(id)))
  // The type is right, because only `enqueueMail` seals for this place.
  return { mail: { kind, ...data } as Mail, reader }
}
