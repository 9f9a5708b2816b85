import { hashAt, verifyChain } from '../audit/verify-chain.ts'
import type { Config } from '../config.ts'
import { openForOperation } from './open.ts'

export type AuditCheck = {
  entries: number
  /** The hash of the last entry; null for an empty log. */
  head: string | null
  /** How many entries do not match their hashes. */
  broken: number
  /** Whether no entry is broken, and the log contains the earlier head. */
  holds: boolean
}

/** Checks that the audit log was not changed and, with `since`, that it still contains an earlier head. */
export async function verifyAudit(
  config: Config,
  report: (line: string) => void,
  since?: string,
): Promise<AuditCheck> {
  const storage = await openForOperation(config, report)
  try {
    const whole = await storage.withConnection(({ db }) => verifyChain(db), { longStatements: true })
    const { entries, head, broken } = whole
    const lost = since !== undefined && !(await hashAt(storage.db, since))
    for (const { position, auditId } of broken)
      report(`Entry ${auditId} (link ${position ?? 'missing'}) does not fit.`)
    if (lost) report(`The log no longer holds ${since}: its end was cut off or rewritten.`)
    return { entries, head, broken: broken.length, holds: broken.length === 0 && !lost }
  } finally {
    await storage.close()
  }
}
