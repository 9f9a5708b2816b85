import type { Kysely } from 'kysely'
import { defer } from '../storage/batches.ts'
import type { Database } from '../storage/schema.ts'

export type AuditEntry = {
  at: Date
  action: string
  actorId?: string
  /** The API token with which the actor made the change. */
  tokenId?: string
  organisationId?: string
  target?: string
  detail?: Record<string, string | number | boolean | null>
  requestId?: string
  ip?: string
}

/** Appends an entry to the audit log. Details never contain secrets. */
export async function audit(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  const insertion = db.insertInto('audit_log').values({
    at: entry.at,
    action: entry.action,
    actor_id: entry.actorId ?? null,
    organisation_id: entry.organisationId ?? null,
    target: entry.target ?? null,
    detail: entry.detail || entry.tokenId ? JSON.stringify(detailOf(entry)) : null,
    request_id: entry.requestId ?? null,
    ip: entry.ip ?? null,
  })
  await db.executeQuery(defer(insertion.compile()))
}

const detailOf = ({ detail, tokenId }: AuditEntry) => ({ ...detail, ...(tokenId && { token: tokenId }) })
