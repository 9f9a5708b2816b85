import { BackupFailure } from '../backup/backup-failure.ts'
import type { Storage } from '../storage/storage.ts'
import { hashAt, verifyChain } from './verify-chain.ts'

export type AuditCheck = {
  entries: number
  /** The hash of the last entry; null for an empty log. */
  head: string | null
  /** How many entries do not match their hashes. */
  broken: number
  /** Whether no entry is broken, and the log contains the earlier head. */
  holds: boolean
}

const HEAD = /^[0-9a-f]{64}$/i

const messages = {
  malformed:
    'A head has 64 hexadecimal digits. Copy it from the output of an earlier "tributary audit verify".',
  broken: (entry: string, position: string | null) =>
    `Entry ${entry} (link ${position ?? 'missing'}) does not fit.`,
  lost: (head: string) => `The log no longer holds ${head}: its end was cut off or rewritten.`,
}

/** Checks that the audit log was not changed and, with `since`, that it still contains an earlier head. */
export async function checkAudit(
  storage: Pick<Storage, 'db' | 'withConnection'>,
  report: (line: string) => void,
  since?: string,
): Promise<AuditCheck> {
  if (since !== undefined && !HEAD.test(since)) throw new BackupFailure(messages.malformed)
  const whole = await storage.withConnection(({ db }) => verifyChain(db), { longStatements: true })
  const { entries, head, broken } = whole
  const lost = since !== undefined && !(await hashAt(storage.db, since.toLowerCase()))
  for (const { position, auditId } of broken) report(messages.broken(auditId, position))
  if (lost) report(messages.lost(since))
  return { entries, head, broken: broken.length, holds: broken.length === 0 && !lost }
}
