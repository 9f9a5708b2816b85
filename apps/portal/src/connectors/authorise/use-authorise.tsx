import { failureMessage } from '@tributary/sdk'
import { connectWay } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { type ReactNode, useState } from 'react'
import { AuthoriseStep } from './AuthoriseStep.tsx'
import { useRedirectToProvider } from './use-redirect-to-provider.ts'

export type Authorising = {
  /** Sends the browser to where connectors of a type are authorised; of PowerOffice the number is asked for first. */
  authorise: (type: string) => void
  busy: boolean
  /** What is to be drawn while something is asked. */
  step: ReactNode
}

/** The way to a provider and back, begun by a press (requirements HOME-06, HOME-14, CONNMAN-23, CONNMAN-24). */
export function useAuthorise(): Authorising {
  const { show } = useToasts()
  const { busy, leave } = useRedirectToProvider()
  const [asked, setAsked] = useState<string | null>(null)
  const authorise = (type: string) => {
    if (connectWay({ type, requiresAuthorisation: true }) === 'organisation-number') return setAsked(type)
    leave(type).catch((failure: unknown) => show({ type: 'error', content: failureMessage(failure) }))
  }
  const step = asked === null ? null : <AuthoriseStep type={asked} onClose={() => setAsked(null)} />
  return { authorise, busy, step }
}
