import type { AuditVerification as Verification } from '@tributary/domain'
import { auditMessages } from '@tributary/sdk/audit'
import { comma } from '@tributary/sdk/common'
import { Banner } from '../primitives/Banner/Banner.tsx'
import * as css from './Audit.css.ts'
import { auditText } from './audit.messages.ts'

export type AuditVerificationProps = {
  /** The result of verifying the chain. */
  result: Verification
  /** Called when the user closes the result. */
  onDismiss: () => void
}

const words = auditMessages

/** Shows whether the chain of the audit log is intact, and if not, which entries are affected. */
export function AuditVerification({ result, onDismiss }: AuditVerificationProps) {
  const { entries, broken, brokenIds, brokenRecords, head } = result
  const isIntact = broken + brokenRecords === 0
  return (
    <Banner tone={isIntact ? 'success' : 'danger'} onDismiss={onDismiss} dismissLabel={auditText.dismiss}>
      {isIntact && <p>{words.intact(entries)}</p>}
      {broken > 0 && <p>{words.broken(broken)}</p>}
      {brokenIds.length > 0 && <p>{words.brokenIds(brokenIds.join(comma()))}</p>}
      {brokenRecords > 0 && <p>{words.brokenRecords(brokenRecords)}</p>}
      {head && (
        <p>
          {words.head}{' '}
          <code dir="ltr" className={css.hash}>
            {head}
          </code>
          . {words.headHelp}
        </p>
      )}
    </Banner>
  )
}
