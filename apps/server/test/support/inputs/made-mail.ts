import { randomUUID } from 'node:crypto'
import { enqueueMail } from '../../../src/mail/outbox.ts'
import { createSecretBox } from '../../../src/storage/secret-box.ts'
import type { Backend } from '../backend.ts'

/** Creates a mail that waits, and returns its id. */
export async function makeMail({
  storage: { db },
  clock,
  config,
}: Pick<Backend, 'storage' | 'clock' | 'config'>) {
  const recipient = `${randomUUID()}@tributary.example`
  const tools = { secretBox: createSecretBox(config.encryptionKey), clock: () => clock.now }
  await enqueueMail(db, tools, {
    recipient,
    mail: { kind: 'welcome', firstName: 'Thea', companyName: 'acme Traders' },
  })
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow()
  return id
}
