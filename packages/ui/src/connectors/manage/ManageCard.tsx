import { type ClientConnector, can } from '@tributary/domain'
import {
  type ConnectorState,
  connectorState,
  connectorsMessages,
  manageMessages,
} from '@tributary/sdk/connectors'
import { memo, type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { wholeOnFocus, wholeOnTouch } from '../../primitives/MiddleEllipsis/Whole.css.ts'
import { Monogram } from '../../primitives/Monogram/Monogram.tsx'
import { classNames } from '../../theme/class-names.ts'
import { AssignedUsers } from '../AssignedUsers.tsx'
import { ConnectorName } from '../ConnectorName.tsx'
import { ConnectorPill } from '../ConnectorPill.tsx'
import { FixLink } from '../fix/FixLink.tsx'
import { ConnectorFacts } from '../glance/ConnectorFacts.tsx'
import { body, card, header, names } from '../RunCard.css.ts'
import { surfaceOf } from '../state-style.ts'
import * as css from './ManageCard.css.ts'
import { ManageCardFacts, type ManageCardFactsProps } from './ManageCardFacts.tsx'
import { ManageCardFooter, type ManageCardFooterProps } from './ManageCardFooter.tsx'

/** The data of a management card. Keep object identities while nothing changes, because cards are memoised. */
export type ManageCardProps = ManageCardFactsProps &
  ManageCardFooterProps & {
    /** Why it was disconnected, if that happened in this browser. */
    reason?: string | undefined
    /** How a disconnected connector is reconnected: in its editor or at its provider. */
    reconnectBy?: 'editor' | 'authorise'
    /** Returns the address that opens the Fix sheet of a connector that failed or is stuck. */
    fixHrefOf?: ((connector: ClientConnector) => string) | undefined
    /** Its refresh history. */
    history?: ReactNode
    /** Who authorised its account at a provider. */
    authorisation?: ReactNode
  }

/** A connector on the management screen: its facts, users and actions. */
export const ManageCard = memo(function ManageCard(props: ManageCardProps) {
  const { connector, connectorType, history, authorisation } = props
  const heading = useId()
  const now = useNowWhen((at) => connectorState(connector, at))
  const state = connectorState(connector, now)
  const surface = surfaceOf(state)
  return (
    <article className={classNames(card[surface], wholeOnFocus)} aria-labelledby={heading}>
      <Header headingId={heading} {...{ connector, connectorType, state }} />
      <Stack gap={2} flex={1} size="sm" className={body}>
        <Pointer {...props} state={state} />
        <FixLink connector={connector} state={state} hrefOf={props.fixHrefOf} />
        <ManageCardFacts {...props} />
        {authorisation && <div className={css.slot}>{authorisation}</div>}
        {surface === 'on' && <AssignedUsers assigned={connector.assigned} />}
        {history && <div className={css.slot}>{history}</div>}
      </Stack>
      <ManageCardFooter {...props} headingId={heading} state={state} />
    </article>
  )
})

type HeaderProps = {
  headingId: string
  connector: ClientConnector
  connectorType: string
  state: ConnectorState
}

/** The pill has its own line, so that a long name keeps its end. */
function Header({ headingId, connector, connectorType, state }: HeaderProps) {
  const { name, originalName } = connector
  const isOff = surfaceOf(state) !== 'on'
  return (
    <header className={header}>
      <Monogram type={connectorType} size={32} off={isOff} />
      <div className={names}>
        <Text
          as="h2"
          size="md"
          fontWeight="semibold"
          id={headingId}
          className={classNames(wholeOnTouch, isOff && css.nameOff)}
          title={name}
          aria-label={name}
        >
          <ConnectorName>{name}</ConnectorName>
        </Text>
        {originalName !== name && (
          <Text
            as="p"
            fontSize="xs"
            color="secondary"
            whiteSpace="nowrap"
            className={css.original}
            title={originalName}
            dir="auto"
          >
            {originalName}
          </Text>
        )}
        <Inline columnGap={2} rowGap={1} wrap size="sm" color="secondary" className={css.status}>
          {ofRefresh.has(state) && <ConnectorPill connector={connector} />}
          <ConnectorFacts connector={connector} />
        </Inline>
      </div>
    </header>
  )
}

/** The states that are about the latest refresh. The facts show the others. */
const ofRefresh = new Set<ConnectorState>(['refreshing', 'incomplete', 'error', 'cancelled', 'taking-longer'])

/** Why a connector cannot be refreshed, and the remedy. */
function Pointer(props: ManageCardProps & { state: ConnectorState }) {
  const sentence = pointer(props)
  return (
    <>
      {props.state === 'disconnected' && props.reason && (
        <Text as="p" color="secondary" overflowWrap="anywhere">
          {manageMessages.reason(props.reason)}
        </Text>
      )}
      {sentence && (
        <Text as="p" color="secondary" overflowWrap="anywhere">
          {sentence}
        </Text>
      )}
    </>
  )
}

function pointer({
  viewer,
  connector,
  reconnectBy = 'editor',
  state,
}: ManageCardProps & { state: ConnectorState }): string | null {
  const mayConnect = can(viewer, 'connectors.edit') && can(viewer, 'connectors.open-manage')
  if (state === 'deleted') return manageMessages.onlySuperadmins
  if (state === 'disconnected')
    return mayConnect
      ? manageMessages.reconnect[connector.needsAuthorisation ? 'authorise' : reconnectBy]
      : manageMessages.reconnect.ask
  if (state !== 'not-authorised') return null
  return mayConnect ? manageMessages.authorise.pointer : connectorsMessages.askToAuthorise
}
