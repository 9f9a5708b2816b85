import type { ClientConnector, Id, ReconnectLink } from '@tributary/domain'
import { AskToReconnectDialog, Banner, ReconnectAsk, ReconnectPending } from '@tributary/ui'
import { useState } from 'react'
import { useReconnectRequest } from './use-reconnect-request.ts'

export type ReconnectRequestProps = {
  organisationId: Id
  connector: ClientConnector
  type: string
  compact: boolean
}

/** The request that waits for an answer, or the button that asks someone. Where there is little room, an icon for either. */
export function ReconnectRequest({ organisationId, connector, type, compact }: ReconnectRequestProps) {
  const request = useReconnectRequest(organisationId, connector)
  const { link, busy, error, dismissError } = request
  const [asking, setAsking] = useState(false)
  const { name, authorisation } = connector
  const pending = (of: ReconnectLink) => (
    <ReconnectPending
      connectorName={name}
      link={of}
      busy={busy}
      onResend={() => void request.ask(of.emailAddress)}
      onWithdraw={() => void request.withdraw()}
    />
  )
  return (
    <>
      {link && !compact ? (
        pending(link)
      ) : (
        <ReconnectAsk connectorName={name} compact={compact} link={link} onAsk={() => setAsking(true)} />
      )}
      {error !== null && !asking && <Banner tone="danger">{error}</Banner>}
      {asking && (
        <AskToReconnectDialog
          connectorName={name}
          type={type}
          account={authorisation?.account ?? null}
          pending={link && pending(link)}
          busy={busy}
          error={error}
          onDismissError={dismissError}
          onSubmit={(address) => void request.ask(address, () => setAsking(false))}
          onClose={() => {
            dismissError()
            setAsking(false)
          }}
        />
      )}
    </>
  )
}
