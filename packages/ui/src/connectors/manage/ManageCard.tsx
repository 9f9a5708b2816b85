import { type ClientConnector, can } from '@tributary/domain'
import {
  type ConnectorState,
  connectorState,
  connectorsMessages,
  manageMessages,
} from '@tributary/sdk/connectors'
import { memo, type ReactNode, useId } from 'react'
import { useNowWhen } from '../../patterns/clock/Clock.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { wholeOnFocus, wholeOnTouch } from '../../primitives/MiddleEllipsis/Whole.css.ts'
import { Monogram } from '../../primitives/Monogram/Monogram.tsx'
import { AssignedPeople, type PeopleById } from '../AssignedPeople.tsx'
import { ConnectorName } from '../ConnectorName.tsx'
import { ConnectorPill } from '../ConnectorPill.tsx'
import { body, card, header, names } from '../RunCard.css.ts'
import { surfaceOf } from '../state-style.ts'
import * as css from './ManageCard.css.ts'
import { ManageCardFacts, type ManageCardFactsProps } from './ManageCardFacts.tsx'
import { ManageCardFooter, type ManageCardFooterProps } from './ManageCardFooter.tsx'

/** What a management card is drawn from. Keep the objects the same while nothing changes: cards are memoised. */
export type ManageCardProps = ManageCardFactsProps &
  ManageCardFooterProps & {
    /** Who may be assigned, by id; left out while that is not known. */
    people?: PeopleById | undefined
    /** Why it was disconnected, where that was told in this browser. */
    reason?: string | undefined
    /** How a disconnected one is connected again: in its editor, or at its provider. */
    reconnectBy?: 'editor' | 'authorise'
    /** How its last refreshes went. */
    history?: ReactNode
    /** By whom its account at a provider was opened to us. */
    authorisation?: ReactNode
  }

/** One connector on the management screen: what it is, who may see it, and what can be done with it (connectors spec 2.17). */
export const ManageCard = memo(function ManageCard(props: ManageCardProps) {
  const { connector, connectorType, people, history, authorisation } = props
  const heading = useId()
  const now = useNowWhen((at) => connectorState(connector, at))
  const state = connectorState(connector, now)
  const surface = surfaceOf(state)
  return (
    <article className={classNames(card[surface], wholeOnFocus)} aria-labelledby={heading}>
      <Header headingId={heading} {...{ connector, connectorType, state }} />
      <div className={body}>
        <Pointer {...props} state={state} />
        <ManageCardFacts {...props} />
        {authorisation && <div className={css.slot}>{authorisation}</div>}
        {surface === 'on' && <AssignedPeople connector={connector} people={people} />}
        {history && <div className={css.slot}>{history}</div>}
      </div>
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

/** The pill has a line of its own, so that it takes nothing from the end of a name, where names differ. */
function Header({ headingId, connector, connectorType, state }: HeaderProps) {
  const { name, originalName } = connector
  const isOff = surfaceOf(state) !== 'on'
  return (
    <header className={header}>
      <Monogram type={connectorType} size={32} off={isOff} />
      <div className={names}>
        <h2
          id={headingId}
          className={classNames(css.name, wholeOnTouch, isOff && css.nameOff)}
          title={name}
          aria-label={name}
        >
          <ConnectorName>{name}</ConnectorName>
        </h2>
        {originalName !== name && (
          <p className={css.original} title={originalName}>
            <bdi>{originalName}</bdi>
          </p>
        )}
        <div className={css.status}>
          <ConnectorPill connector={connector} />
          {state === 'never-started' && <span>{connectorsMessages.states[state]}</span>}
        </div>
      </div>
    </header>
  )
}

/** Why a connector cannot be refreshed, and what to do about it. */
function Pointer(props: ManageCardProps & { state: ConnectorState }) {
  const sentence = pointer(props)
  return (
    <>
      {props.state === 'disconnected' && props.reason && (
        <p className={css.words}>{manageMessages.reason(props.reason)}</p>
      )}
      {sentence && <p className={css.words}>{sentence}</p>}
    </>
  )
}

function pointer({
  viewer,
  reconnectBy = 'editor',
  state,
}: ManageCardProps & { state: ConnectorState }): string | null {
  const mayConnect = can(viewer, 'connectors.edit') && can(viewer, 'connectors.open-manage')
  if (state === 'deleted') return manageMessages.onlySuperadmins
  if (state === 'disconnected')
    return mayConnect ? manageMessages.reconnect[reconnectBy] : manageMessages.reconnect.ask
  if (state !== 'not-authorised') return null
  return mayConnect ? manageMessages.authorise.pointer : connectorsMessages.askToAuthorise
}
