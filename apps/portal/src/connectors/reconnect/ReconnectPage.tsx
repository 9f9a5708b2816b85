import { LoadError, ReconnectDone, ReconnectInvalid, ReconnectOffer, Spinner } from '@tributary/ui'
import { SignedOutLayout } from '../../account/SignedOutLayout.tsx'
import type { PageProps } from '../../page/page-props.ts'
import { useDocumentTitle } from '../../page/use-document-title.ts'
import { reconnectText } from './reconnect.messages.ts'
import { type ReconnectPageState, useReconnectLink } from './use-reconnect-link.ts'

/** The page that the link of a reconnect mail leads to, signed in or not, and that the provider returns to. */
export function ReconnectPage({ params }: PageProps) {
  useDocumentTitle(reconnectText.title)
  const state = useReconnectLink(params.reconnectToken)
  return (
    <SignedOutLayout>
      <Content {...state} />
    </SignedOutLayout>
  )
}

function Content({ done, askedBy, link, check, busy, error, start }: ReconnectPageState) {
  if (done) return <ReconnectDone askedBy={askedBy} />
  switch (link.state) {
    case 'checking':
      return <Spinner label={reconnectText.checking} />
    case 'unknown':
      return <LoadError message={link.message} onRetry={check} />
    case 'invalid':
      return <ReconnectInvalid />
    case 'valid':
      return (
        <ReconnectOffer offer={link.response} busy={busy} error={error} onContinue={() => void start()} />
      )
  }
}
