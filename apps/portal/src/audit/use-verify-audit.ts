import { useQueryClient } from '@tanstack/react-query'
import type { AuditVerification } from '@tributary/domain'
import { everyAuditKey } from '@tributary/react'
import { failureMessage, verifyAudit } from '@tributary/sdk'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'

/** Verifies the chain of the audit log. The verification is an entry itself. */
export function useVerifyAudit() {
  const client = useClient()
  const queries = useQueryClient()
  const { busy, error, run, dismissError } = useSubmit(failureMessage)
  const [result, setResult] = useState<AuditVerification | null>(null)
  const verify = () =>
    run(async () => {
      setResult(null)
      setResult(await verifyAudit(client))
      queries.invalidateQueries({ queryKey: everyAuditKey })
      return null
    })
  return { verifying: busy, error, dismissError, result, dismiss: () => setResult(null), verify }
}
