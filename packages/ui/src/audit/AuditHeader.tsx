import { auditMessages } from '@tributary/sdk/audit'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'

export type AuditHeaderProps = {
  /** The organisation of the entries, or a placeholder while that loads. */
  summary?: ReactNode
  /** Verifies the chain. Left out for users who may not. */
  onVerify?: (() => void) | undefined
  /** True while the chain is verified. */
  verifying?: boolean
}

/** The head of the audit log. */
export const AuditHeader = ({ summary, onVerify, verifying = false }: AuditHeaderProps) => (
  <PageHeader
    title={auditMessages.title}
    summary={summary}
    actions={
      onVerify && (
        <Button icon={ShieldCheck} loading={verifying} onClick={onVerify}>
          {auditMessages.verify}
        </Button>
      )
    }
  />
)
