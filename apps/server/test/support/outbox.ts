import type { Mail } from '../../src/mail/mail.ts'
import { openMail } from '../../src/mail/outbox.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { Backend } from './backend.ts'

/** Every unsent mail to this address, oldest first. */
export async function mailsTo(backend: Backend, recipient: string): Promise<Mail[]> {
  const box = createSecretBox(backend.config.encryptionKey)
  const rows = await backend.storage.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'sealed'])
    .where('recipient', '=', recipient)
    .orderBy('position')
    .execute()
  return rows.map(({ id, kind, sealed }) => openMail(box, { id, kind, sealed: sealed ?? '' }))
}

/** The mails of one kind to this address, oldest first. */
export async function mailsOf<Kind extends Mail['kind']>(backend: Backend, recipient: string, kind: Kind) {
  const mails = await mailsTo(backend, recipient)
  return mails.filter((mail): mail is Extract<Mail, { kind: Kind }> => mail.kind === kind)
}

/** The latest mail of one kind to this address. */
export async function latestMail<Kind extends Mail['kind']>(backend: Backend, recipient: string, kind: Kind) {
  const mail = (await mailsOf(backend, recipient, kind)).at(-1)
  if (!mail) throw new Error(`No mail of the kind ${kind} is to go to ${recipient}.`)
  return mail
}
