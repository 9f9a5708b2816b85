import type { Actor, ClientConnector } from '@tributary/domain'
import { can } from '@tributary/domain'
import { connectorStanding, type ManageAction, manageMessages } from '@tributary/sdk/rules'
import { memo, type ReactNode, useId } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { Monogram } from '../../primitives/Monogram/Monogram.tsx'
import { StatusPill } from '../../primitives/Status/StatusPill.tsx'
import { AssignedPeople, type PeopleById } from '../AssignedPeople.tsx'
import { body, card, header, names } from '../RunCard.css.ts'
import * as css from './ManageCard.css.ts'
import { ManageCardFacts } from './ManageCardFacts.tsx'
import { ManageCardFooter } from './ManageCardFooter.tsx'
import { standingLook } from './standing.ts'

/** What a management card is drawn from. Keep the objects the same while nothing changes: cards are memoised. */
export type ManageCardProps = {
  connector: ClientConnector
  connectorType: string
  /** Who looks: it decides which buttons and facts there are. */
  viewer: Actor
  /** Who may be assigned, by id; left out while that is not known. */
  people?: PeopleById | undefined
  /** How many licences it has, where that is known. */
  licences?: number | undefined
  /** Why it was disconnected, where that was told in this browser. */
  reason?: string | undefined
  /** How a disconnected one is connected again: in its editor, or at its provider. */
  reconnectBy?: 'editor' | 'authorise'
  /** How its last refreshes went. */
  history?: ReactNode
  /** By whom its account at a provider was opened to us. */
  authorisation?: ReactNode
  onAction: (action: ManageAction, connector: ClientConnector) => void
  /** Begins a new one like it, where that can be done without asking a provider. */
  onClone?: ((connector: ClientConnector) => void) | undefined
}

/** One connector on the management screen: what it is, who may see it, and what can be done with it (connectors spec 2.17). */
export const ManageCard = memo(function ManageCard(props: ManageCardProps) {
  const { connector, connectorType, people, history, authorisation } = props
  const heading = useId()
  const { surface } = standingLook(connector.status)
  return (
    <article className={card[surface]} aria-labelledby={heading}>
      <Header headingId={heading} connector={connector} connectorType={connectorType} />
      <div className={body}>
        {surface === 'on' ? <ManageCardFacts {...props} /> : <Off {...props} />}
        {authorisation && <div className={css.slot}>{authorisation}</div>}
        {surface === 'on' && <AssignedPeople connector={connector} people={people} />}
        {history && <div className={css.slot}>{history}</div>}
      </div>
      <ManageCardFooter {...props} headingId={heading} />
    </article>
  )
})

type HeaderProps = { headingId: string } & Pick<ManageCardProps, 'connector' | 'connectorType'>

function Header({ headingId, connector, connectorType }: HeaderProps) {
  const { name, originalName, status } = connector
  const { tone, icon, text, surface } = standingLook(status)
  const isOff = surface !== 'on'
  return (
    <header className={header}>
      <Monogram type={connectorType} size={32} off={isOff} />
      <div className={names}>
        <h2 id={headingId} className={classNames(css.name, isOff && css.nameOff)} title={name}>
          <bdi>{name}</bdi>
        </h2>
        {originalName !== name && (
          <p className={css.original} title={originalName}>
            <bdi>{originalName}</bdi>
          </p>
        )}
      </div>
      <span className={css.standing}>
        <StatusPill tone={tone} icon={icon} dashed={surface === 'deleted'}>
          {text}
        </StatusPill>
      </span>
    </header>
  )
}

/** Instead of its facts: why it is off, and what to do about it. */
function Off(props: ManageCardProps) {
  const { connector, viewer, reason } = props
  return (
    <>
      {reason && <p className={css.words}>{manageMessages.reason(reason)}</p>}
      <p className={css.words}>{pointer(props)}</p>
      {can(viewer, 'connectors.see-key-and-times') && <ManageCardFacts {...props} connector={connector} />}
    </>
  )
}

function pointer({ connector, viewer, reconnectBy = 'editor' }: ManageCardProps): string {
  if (connectorStanding(connector.status) === 'deleted') return manageMessages.onlySuperadmins
  return can(viewer, 'connectors.edit') ? manageMessages.reconnect[reconnectBy] : manageMessages.reconnect.ask
}
