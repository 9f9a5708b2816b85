import type { ClientConnector } from '@tributary/domain'
import type { ReactNode } from 'react'
import { CardGrid, CardGridSkeleton } from '../../patterns/CardGrid.tsx'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import { body, card, footer, ghost, header, names } from '../RunCard.css.ts'
import { ManageCard, type ManageCardProps } from './ManageCard.tsx'

type OfEach = 'connector' | 'licences' | 'reason' | 'history' | 'authorisation'

export type ManageCardGridProps = Omit<ManageCardProps, OfEach> & {
  connectors: readonly ClientConnector[]
  licencesOf?: (connector: ClientConnector) => number | undefined
  reasonOf?: (connector: ClientConnector) => string | undefined
  historyOf?: (connector: ClientConnector) => ReactNode
  authorisationOf?: (connector: ClientConnector) => ReactNode
  /** The card with the focus has gone, and no other is left. */
  onFocusLost?: () => void
}

/** The cards of the management screen (connectors spec 2.17, CONNMAN-09). */
export function ManageCardGrid({ connectors, onFocusLost, ...rest }: ManageCardGridProps) {
  const { licencesOf, reasonOf, historyOf, authorisationOf, ...shared } = rest
  return (
    <CardGrid
      items={connectors}
      onFocusLost={onFocusLost}
      rowHeight={250}
      card={(connector) => (
        <ManageCard
          {...shared}
          connector={connector}
          licences={licencesOf?.(connector)}
          reason={reasonOf?.(connector)}
          history={historyOf?.(connector)}
          authorisation={authorisationOf?.(connector)}
        />
      )}
    />
  )
}

/** The shape of the management screen while its cards load. */
export const ManageCardGridSkeleton = () => (
  <CardGridSkeleton label="Loading connectors" card={<SkeletonCard />} />
)

const SkeletonCard = () => (
  <div className={card.on}>
    <div className={header}>
      <Skeleton width="32px" height="32px" radius="md" />
      <div className={names}>
        <div className={ghost}>
          <Skeleton width="62%" height="14px" />
        </div>
      </div>
    </div>
    <div className={body}>
      <Skeleton width="70%" height="12px" />
      <Skeleton width="54%" height="12px" />
      <Skeleton width="120px" height="24px" radius="sm" />
    </div>
    <div className={footer}>
      <Skeleton width="136px" height="32px" radius="sm" />
      <Skeleton width="72px" height="32px" radius="sm" />
    </div>
  </div>
)
