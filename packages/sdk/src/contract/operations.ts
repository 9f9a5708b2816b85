import { type Housekeeping, mailStates, type StoredData, type UnsentMail } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list, written } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { flag, id, orNull, text, textUpTo, upToThousand } from './wire/fields.ts'
import { instant, instantOrNull } from './wire/instant.ts'

export const unsentMail = entity<UnsentMail>({
  id: ['Id', id],
  kind: ['Kind', text],
  recipient: ['Recipient', text],
  state: ['State', z.literal(mailStates)],
  attempts: ['Attempts', z.number()],
  failure: ['Failure', orNull(text)],
  createdAt: ['CreatedAtUtc', instant],
  dueAt: ['DueAtUtc', instantOrNull],
  canRetry: ['CanRetry', flag],
  requestId: ['RequestId', orNull(text)],
})

const storedData = entity<StoredData>({
  kind: ['Kind', text],
  rows: ['Rows', z.number()],
  bytes: ['Bytes', z.number()],
  keptDays: ['KeptDays', orNull(z.number())],
  untilExpiry: ['UntilExpiry', flag],
})

export const housekeeping = entity<Housekeeping>({
  databaseBytes: ['DatabaseBytes', z.number()],
  lastRunAt: ['LastRunAtUtc', instantOrNull],
  data: ['Data', z.array(storedData)],
})

export const listUnsentMails = endpoint({
  method: 'GET',
  path: '/mails',
  summary: 'List the mails that wait or were given up, the newest first, a page at a time.',
  level: 'superadmin',
  query: z.strictObject({
    /** Only those that wait, or only those that were given up. */
    state: z.optional(z.literal(mailStates)),
    /** The most mails of the page, 100 by default. */
    limit: z.optional(upToThousand),
    /** The `Id` of the last mail of a page: only older ones. */
    cursor: z.optional(textUpTo(40)),
  }),
  response: list(unsentMail),
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/mails/{id}/retry',
  summary: 'Send a mail that waits or was given up now.',
  level: 'superadmin',
  response: written(unsentMail),
  errors: [409],
})

export const getHousekeeping = endpoint({
  method: 'GET',
  path: '/housekeeping',
  summary: 'Get the sizes of the stored data, and what is deleted when.',
  level: 'superadmin',
  response: housekeeping,
})
