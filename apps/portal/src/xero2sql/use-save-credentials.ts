import { failureMessage } from '@tributary/sdk'
import { type TenantForm, tenantError, xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'

/** Saves credentials: shows "Success!", or keeps the form with the reason. */
export function useSaveCredentials(send: (form: TenantForm) => Promise<unknown>, onSaved: () => void) {
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (form: TenantForm) => {
    const missing = tenantError(form)
    setError(missing)
    if (missing !== null) return
    setBusy(true)
    const failure = await send(form).then(() => null, failureMessage)
    setBusy(false)
    setError(failure)
    if (failure !== null) return
    show({ type: 'success', content: xero2sqlMessages.credentialsSaved })
    onSaved()
  }
  return { busy, error, dismissError: () => setError(null), save }
}
