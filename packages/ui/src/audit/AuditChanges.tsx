import type { AuditEntry } from '@tributary/domain'
import { auditChanges, auditMessages } from '@tributary/sdk/audit'
import { useState } from 'react'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './Audit.css.ts'

/** More values than this are shown only on demand. */
const SHOWN = 3

/** The values that an entry changed, before and after. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const [all, setAll] = useState(false)
  const changes = auditChanges(entry)
  if (changes.length === 0) return <span className={css.secondary}>{auditMessages.noChanges}</span>
  const shown = all ? changes : changes.slice(0, SHOWN)
  return (
    <span className={css.lines}>
      {shown.map(({ field, name, before, after }) => (
        <span key={field} className={css.value}>
          <bdi className={css.secondary}>{name}</bdi>{' '}
          {before !== null && (
            <>
              <bdi>{before}</bdi> <span aria-hidden>→</span>
              <span className={visuallyHidden}>{auditMessages.becomes}</span>{' '}
            </>
          )}
          <bdi>{after}</bdi>
        </span>
      ))}
      {shown.length < changes.length && (
        <span>
          <LinkButton onClick={() => setAll(true)}>
            {auditMessages.moreChanges(changes.length - shown.length)}
          </LinkButton>
        </span>
      )}
    </span>
  )
}
