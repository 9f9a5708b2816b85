import type { Id } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { connectTarget } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { type ReactNode, useState } from 'react'
import { AuthoriseStep } from './AuthoriseStep.tsx'
import { useRedirectToProvider } from './use-redirect-to-provider.ts'

export type Authorising = {
  /**
   * Sends the browser to the provider of a connector type, or of one connector of a custom source. PowerOffice needs the
   * organisation number first.
   */
  authorise: (type: string, connectorId?: Id) => void
  busy: boolean
  /** The dialog to draw while the number is requested. */
  step: ReactNode
}

/** Starts the authorisation of a connector at its provider. */
export function useAuthorise(): Authorising {
  const { show } = useToasts()
  const { busy, leave } = useRedirectToProvider()
  const [asked, setAsked] = useState<string | null>(null)
  const authorise = (type: string, connectorId?: Id) => {
    if (connectTarget({ type, requiresAuthorisation: true }) === 'organisation-number') return setAsked(type)
    leave(type, connectorId === undefined ? {} : { connectorId }).catch((failure: unknown) =>
      show({ type: 'error', content: failureMessage(failure) }),
    )
  }
  const step = asked === null ? null : <AuthoriseStep type={asked} onClose={() => setAsked(null)} />
  return { authorise, busy, step }
}
