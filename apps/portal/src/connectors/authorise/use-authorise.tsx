import type { Id } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { connectTarget } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { type ReactNode, useState } from 'react'
import { AuthoriseStep } from './AuthoriseStep.tsx'
import { useRedirectToProvider } from './use-redirect-to-provider.ts'

type AuthoriseOptions = {
  /** The connector of a custom source, which has its own provider. */
  connectorId?: Id | undefined
  /** The connector to refresh after the return, which then leads to this page. */
  refresh?: Id | undefined
}

export type Authorising = {
  /** Sends the browser to the provider of a connector type. PowerOffice needs the organisation number first. */
  authorise: (type: string, options?: AuthoriseOptions) => void
  busy: boolean
  /** The dialog to draw while the number is requested. */
  step: ReactNode
}

/** Starts the authorisation of a connector at its provider. */
export function useAuthorise(): Authorising {
  const { show } = useToasts()
  const { busy, leave } = useRedirectToProvider()
  const [asked, setAsked] = useState<{ type: string; refresh: Id | undefined } | null>(null)
  const authorise = (type: string, { connectorId, refresh }: AuthoriseOptions = {}) => {
    if (connectTarget({ type, requiresAuthorisation: true }) === 'organisation-number')
      return setAsked({ type, refresh })
    leave(type, connectorId === undefined ? {} : { connectorId }, refresh).catch((failure: unknown) =>
      show({ type: 'error', content: failureMessage(failure) }),
    )
  }
  const step = asked && <AuthoriseStep {...asked} onClose={() => setAsked(null)} />
  return { authorise, busy, step }
}
