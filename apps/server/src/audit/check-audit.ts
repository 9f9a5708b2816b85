import { BackupFailure } from '../backup/backup-failure.ts'
import type { Storage } from '../storage/storage.ts'
import { hashAt, verifyChain } from './verify-chain.ts'
import { brokenRecords } from './verify-records.ts'

export type AuditCheck = {
  entries: number
  /** The hash of the last entry; null for an empty log. */
  head: string | null
  /** How many entries do not match their hashes. */
  broken: number
  /** How many recorded changes of access do not match their hashes. */
  brokenRecords: number
  /** Whether nothing is broken, and the log contains the earlier head. */
  holds: boolean
}

const HEAD = /^[0-9a-f]{64}$/i

const messages = {
  malformed:
    'A head has 64 hexadecimal digits. Copy it from the output of an earlier "tributary audit verify".',
  broken: (entry: string, position: string | null) =>
    `Entry ${entry} (link ${position ?? 'missing'}) does not fit.`,
  brokenRecords: (count: number) => `Recorded changes of access that do not fit: ${count}.`,
  lost: (head: string) => `The log no longer holds ${head}: its end was cut off or rewritten.`,
}

/** Checks that the audit log was not changed and, with `since`, that it still contains an earlier head. */
export async function checkAudit(
  storage: Pick<Storage, 'db' | 'withConnection'>,
  report: (line: string) => void,
  since?: string,
): Promise<AuditCheck> {
  if (since !== undefined && !HEAD.test(since)) throw new BackupFailure(messages.malformed)
  const { entries, head, broken, ofAccess } = await storage.withConnection(
    async ({ db }) => ({ ...(await verifyChain(db)), ofAccess: await brokenRecords(db) }),
    { longStatements: true },
  )
  const lost = since !== undefined && !(await hashAt(storage.db, since.toLowerCase()))
  for (const { position, auditId } of broken) report(messages.broken(auditId, position))
  if (ofAccess > 0) report(messages.brokenRecords(ofAccess))
  if (lost) report(messages.lost(since))
  const holds = broken.length + ofAccess === 0 && !lost
  return { entries, head, broken: broken.length, brokenRecords: ofAccess, holds }
}
