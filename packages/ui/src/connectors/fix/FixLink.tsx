import type { ClientConnector } from '@tributary/domain'
import { type ConnectorState, glanceMessages } from '@tributary/sdk/connectors'
import { Link } from '../../primitives/Link/Link.tsx'
import { fixText } from './fix.messages.ts'

export type FixLinkProps = {
  connector: ClientConnector
  state: ConnectorState
  /** Returns the address that opens the Fix sheet. If absent, the link is not shown. */
  hrefOf: ((connector: ClientConnector) => string) | undefined
}

/** The link of a card to the sheet that fixes its connector, if its latest refresh failed or does not end. */
export function FixLink({ connector, state, hrefOf }: FixLinkProps) {
  if (!hrefOf || !failing.has(state)) return null
  return (
    <Link alone href={hrefOf(connector)} aria-label={fixText.title(connector.name)}>
      {glanceMessages.actions.fix}
    </Link>
  )
}

const failing = new Set<ConnectorState>(['error', 'forbidden', 'taking-longer'])
