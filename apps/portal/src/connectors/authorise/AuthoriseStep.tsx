import type { Id } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { connectTarget, organisationNumberFailure } from '@tributary/sdk/connectors'
import { AuthoriseDialog, type AuthoriseDialogProps, OrganisationNumberDialog } from '@tributary/ui'
import { useState } from 'react'
import { useRedirectToProvider } from './use-redirect-to-provider.ts'

export type AuthoriseStepProps = Pick<AuthoriseDialogProps, 'returnFocus' | 'onClose'> & {
  /** The connector type, e.g. `xero`. */
  type: string
  /** The id of a connector to refresh after the return. */
  refresh?: Id | undefined
}

/** The dialog before the browser goes to a provider. PowerOffice needs the organisation number first. */
export function AuthoriseStep({ type, refresh, ...dialog }: AuthoriseStepProps) {
  const { busy, leave } = useRedirectToProvider()
  const [error, setError] = useState<string | null>(null)
  const asksNumber = connectTarget({ type, requiresAuthorisation: true }) === 'organisation-number'
  const go = (body: { organisationNumber?: string }) => {
    setError(null)
    leave(type, body, refresh).catch((failure: unknown) =>
      setError(asksNumber ? organisationNumberFailure(failure) : failureMessage(failure)),
    )
  }
  if (!asksNumber)
    return <AuthoriseDialog {...dialog} connectorType={type} {...{ busy, error }} onContinue={() => go({})} />
  return (
    <OrganisationNumberDialog
      {...dialog}
      {...{ busy, error }}
      onDismissError={() => setError(null)}
      onSubmit={(organisationNumber) => go({ organisationNumber })}
    />
  )
}
