import { failureMessage } from '@tributary/sdk'
import { connectWay, organisationNumberFailure } from '@tributary/sdk/connectors'
import { AuthoriseDialog, type AuthoriseDialogProps, OrganisationNumberDialog } from '@tributary/ui'
import { useState } from 'react'
import { useRedirectToProvider } from './use-redirect-to-provider.ts'

export type AuthoriseStepProps = Pick<AuthoriseDialogProps, 'returnFocus' | 'onClose'> & {
  /** The connector type, e.g. `xero`. */
  type: string
}

/** The press before somebody is sent to a provider, with the number PowerOffice wants first (CONNMAN-23 to 25, CONNMAN-28). */
export function AuthoriseStep({ type, ...dialog }: AuthoriseStepProps) {
  const { busy, leave } = useRedirectToProvider()
  const [error, setError] = useState<string | null>(null)
  const asksNumber = connectWay({ type, requiresAuthorisation: true }) === 'organisation-number'
  const go = (body: { organisationNumber?: string }) => {
    setError(null)
    leave(type, body).catch((failure: unknown) =>
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
