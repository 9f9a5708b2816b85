import { openDatabase } from '../app/open-database.ts'
import { type AuditCheck, checkAudit } from '../audit/check-audit.ts'
import type { Config } from '../config.ts'
import { onDatabase } from './on-database.ts'

/** Checks that the audit log was not changed and, with `since`, that it still contains an earlier head. Servers may run. */
export const verifyAudit = (
  config: Config,
  report: (line: string) => void,
  since?: string,
): Promise<AuditCheck> =>
  onDatabase(config, report, {
    name: 'verify-audit',
    content: { since },
    open: openDatabase,
    here: (storage) => checkAudit(storage, report, since),
  })
