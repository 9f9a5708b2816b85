import { useQuery } from '@tanstack/react-query'
import type { Id, TenantCredentials, Xero2SqlProduct } from '@tributary/domain'
import { organisationKey } from '@tributary/react'
import { failureMessage, getXero2SqlCredentials, saveXero2SqlCredentials } from '@tributary/sdk'
import { tenantRequest, xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { rowElement, UpdateCredentialsDialog } from '@tributary/ui'
import { useState } from 'react'
import { useFormAddress, useOpenedItem } from '../excel/structure/use-form-address.ts'
import { ItemMissing } from '../page/ItemMissing.tsx'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSaveCredentials } from './use-save-credentials.ts'

type CompanyCredentialsProps = {
  organisationId: Id
  companies: readonly Xero2SqlProduct[]
  isRenewing: boolean
}

/** The dialog of the company in the address, once its stored credentials are loaded. */
export function CompanyCredentials({ organisationId, companies, isRenewing }: CompanyCredentialsProps) {
  const { opened, close } = useFormAddress()
  const id = opened?.form === 'edit' ? opened.id : null
  const { item, missing } = useOpenedItem(id, companies, isRenewing)
  if (missing) return <ItemMissing sentence={xero2sqlMessages.companyGone} onClose={close} />
  if (!item) return null
  return <Stored key={String(item.id)} organisationId={organisationId} id={item.id} onClose={close} />
}

type StoredProps = { organisationId: Id; id: Id; onClose: () => void }

function Stored({ organisationId, id, onClose }: StoredProps) {
  const client = useFormClient()
  const { data, error } = useQuery({
    queryKey: organisationKey(organisationId, 'xero2sql-credentials', String(id)),
    queryFn: ({ signal }) => getXero2SqlCredentials(client, { params: { id } }, { signal }),
    // Not while a user is filling in the form, and again for every visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <Form tenant={data} id={id} onClose={onClose} />
  return error && <ItemMissing sentence={failureMessage(error)} onClose={onClose} />
}

type FormProps = { tenant: TenantCredentials; id: Id; onClose: () => void }

function Form({ tenant, id, onClose }: FormProps) {
  const client = useFormClient()
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { busy, error, dismissError, save } = useSaveCredentials(
    (form) => saveXero2SqlCredentials(client, { params: { id }, body: tenantRequest(tenant.id, form) }),
    onClose,
  )
  return (
    <UpdateCredentialsDialog
      tenant={tenant}
      busy={busy}
      error={error}
      onDismissError={dismissError}
      onDirty={setDirty}
      onApply={save}
      onClose={onClose}
      returnFocus={() => rowElement(id) ?? pageHeading()}
    />
  )
}
