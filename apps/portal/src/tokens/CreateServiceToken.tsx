import type { Id, ServiceAccount } from '@tributary/domain'
import { tokensKey } from '@tributary/react'
import { createServiceToken } from '@tributary/sdk'
import { CreateTokenDialog, NewTokenDialog } from '@tributary/ui'
import { useState } from 'react'
import { pageHeading } from '../page/use-screen-focus.ts'
import { useUnsaved } from '../page/use-unsaved.ts'
import { useClient } from '../session/use-client.ts'
import { useCreateToken } from './use-create-token.ts'

type CreateServiceTokenProps = { organisationId: Id; account: ServiceAccount; onClose: () => void }

/** Creates a token of a service account, then shows its secret until that is closed. */
export function CreateServiceToken({ organisationId, account, onClose }: CreateServiceTokenProps) {
  const client = useClient()
  const [dirty, setDirty] = useState(false)
  const { busy, error, submit, created } = useCreateToken({
    listKey: tokensKey(organisationId),
    send: ({ name, scope, days }) =>
      createServiceToken(client, {
        params: { id: String(account.id) },
        body: { name, scope, days, organisationId },
      }),
  })
  useUnsaved(dirty && !created)
  if (created)
    return (
      <NewTokenDialog {...created} portal={location.origin} onClose={onClose} returnFocus={pageHeading} />
    )
  return (
    <CreateTokenDialog
      account={account.name}
      busy={busy}
      error={error}
      onDirty={setDirty}
      onSubmit={submit}
      onClose={onClose}
      returnFocus={pageHeading}
    />
  )
}
