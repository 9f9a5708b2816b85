import type { TokenOrganisation } from '@tributary/domain'
import { saveTokenCredentials } from '@tributary/sdk'
import { tenantRequest } from '@tributary/sdk/xero2sql'
import { TokenForm } from '@tributary/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { discardUnsaved } from '../page/unsaved.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSaveCredentials } from './use-save-credentials.ts'

type TokenCredentialsProps = { xeroUserId: string; organisation: TokenOrganisation }

/** The credentials form of a token's company. Saving opens the entities of Excel (TOKEN-04). */
export function TokenCredentials({ xeroUserId: id, organisation }: TokenCredentialsProps) {
  const client = useFormClient()
  const store = useStore()
  const [, navigate] = useLocation()
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { busy, error, dismissError, save } = useSaveCredentials(
    (form) => saveTokenCredentials(client, { params: { id }, body: tenantRequest(organisation.id, form) }),
    () => {
      discardUnsaved(store)
      navigate('/excel/security/entities')
    },
  )
  return (
    <TokenForm
      organisation={organisation}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      onDirty={setDirty}
      onSubmit={save}
    />
  )
}
