import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { SecretBox, SecretPlace } from '../storage/secret-box.ts'
import type { Mail, MailTo } from './mail.ts'

type Tools = { secretBox: SecretBox; clock: () => Date }

/** Where the contents of a mail are sealed for. */
export const mailPlace = (id: string): SecretPlace => ({
  organisation: '',
  table: 'outbox',
  row: id,
  field: 'sealed',
})

/**
 * Puts a mail down to be sent, in the transaction of what it announces: neither comes without the other. Its contents
 * are sealed, since they may hold a code or a token.
 */
export async function enqueueMail(
  trx: Kysely<Database>,
  { secretBox, clock }: Tools,
  { recipient, mail }: MailTo,
): Promise<void> {
  const id = randomUUID()
  const { kind, ...data } = mail
  const sealed = secretBox.seal(JSON.stringify(data), mailPlace(id))
  const now = clock()
  await trx
    .insertInto('outbox')
    .values({ id, kind, recipient, sealed, created_at: now, due_at: now })
    .execute()
}

/** The mail of a row of the outbox. */
export function openMail(secretBox: SecretBox, row: { id: string; kind: string; sealed: string }): Mail {
  const data: object = JSON.parse(secretBox.open(row.sealed, mailPlace(row.id)))
  // Sealed by postMail and by nobody else, which the box makes sure of.
  return { kind: row.kind, ...data } as Mail
}
