import {
  type AuditActor,
  type AuditEntry,
  type AuditedValue,
  type AuditValue,
  type AuditVerification,
  exportSubjects,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { named } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { id, listOf, orNull, text, textUpTo, upToThousand } from './wire/fields.ts'
import { holds } from './wire/holds.ts'
import { instant } from './wire/instant.ts'
import { request } from './wire/request.ts'

const value: z.ZodMiniType<AuditValue> = z.nullable(z.union([z.string(), z.number(), z.boolean()]))

const actor = entity<AuditActor>({ id: ['Id', orNull(id)], name: ['Name', text] })

const auditedValue = entity<AuditedValue>({
  name: ['Name', text],
  before: ['Before', value],
  after: ['After', value],
})

export const auditEntry = entity<AuditEntry>({
  id: ['Id', text],
  at: ['AtUtc', instant],
  action: ['Action', text],
  actor: ['Actor', orNull(actor)],
  token: ['Token', orNull(named)],
  organisation: ['Organisation', orNull(named)],
  target: ['Target', orNull(text)],
  targetName: ['TargetName', orNull(text)],
  values: ['Values', z.array(auditedValue)],
  names: ['Names', listOf(named)],
  ip: ['Ip', orNull(text)],
  requestId: ['RequestId', orNull(text)],
})

export const auditVerification = entity<AuditVerification>({
  entries: ['Entries', z.number()],
  head: ['Head', orNull(text)],
  broken: ['Broken', z.number()],
  brokenIds: ['BrokenIds', z.array(text)],
  brokenRecords: ['BrokenRecords', z.number()],
})

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/audit',
  summary: 'List entries of the audit log, the newest first, a page at a time.',
  level: 2,
  query: z.strictObject({
    /** The organisation. Without it, everything: only for administrators of the installation. */
    orgId: z.optional(id),
    /** The id of a user or service account: only their changes. */
    actor: z.optional(id),
    /** The id of an object: only its changes. */
    target: z.optional(textUpTo(200)),
    /** An action, e.g. `connector.changed`, or a group of actions, e.g. `connector`. */
    action: z.optional(textUpTo(100)),
    /** Only entries at this time or later, as ISO 8601. */
    from: z.optional(textUpTo(40)),
    /** Only entries before this time, as ISO 8601. */
    to: z.optional(textUpTo(40)),
    /** The most entries of the page, 100 by default. */
    limit: z.optional(upToThousand),
    /** The `Id` of the last entry of a page: only older ones. */
    cursor: z.optional(textUpTo(20)),
  }),
  response: list(auditEntry),
})

export const verifyAudit = endpoint({
  method: 'POST',
  path: '/audit/verify',
  summary: 'Verify that nothing in the audit log and the recorded access was changed.',
  level: 'superadmin',
  response: auditVerification,
  deadline: 'synchronise',
  keyed: false,
})

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0

export const recordExport = endpoint({
  method: 'POST',
  path: '/audit/exports',
  summary: 'Record that the caller exports a list with people, access or the audit log.',
  level: 3,
  body: request({
    /** The list. Each needs the ability of its page. */
    subject: ['subject', z.literal(exportSubjects)],
    /** The number of rows of the file. */
    rows: ['rows', z.number().check(holds(isCount, 'must be a whole number.', 'a whole number'))],
    /** The organisation of the list. Missing for a list of every organisation. */
    organisationId: ['organisationId', z.optional(id)],
  }),
  response: written(nothing),
  stepUp: true,
})
