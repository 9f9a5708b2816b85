import type { ClientConnector } from '@tributary/domain'
import type { ReactNode } from 'react'
import { CardGrid, CardGridSkeleton } from '../../patterns/card-grid/CardGrid.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import { SkeletonButton } from '../../primitives/Loading/SkeletonButton.tsx'
import { SkeletonText } from '../../primitives/Loading/SkeletonText.tsx'
import { body, card, footer, header, names, peopleRoom } from '../RunCard.css.ts'
import * as css from './ManageCard.css.ts'
import { ManageCard, type ManageCardProps } from './ManageCard.tsx'

type OfEach = 'connector' | 'licences' | 'reason' | 'history' | 'authorisation'

export type ManageCardGridProps = Omit<ManageCardProps, OfEach> & {
  connectors: readonly ClientConnector[]
  licencesOf?: (connector: ClientConnector) => number | undefined
  reasonOf?: (connector: ClientConnector) => string | undefined
  historyOf?: (connector: ClientConnector) => ReactNode
  authorisationOf?: (connector: ClientConnector) => ReactNode
  /** Called when the focused card was removed and no other is left. */
  onFocusLost?: () => void
}

/** The cards of the management screen. */
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

/** The skeleton of the management screen. */
export const ManageCardGridSkeleton = () => (
  <CardGridSkeleton label="Loading connectors" card={<SkeletonCard />} />
)

// Uses the styles of a healthy connector with a schedule.
const SkeletonCard = () => (
  <div className={card.on}>
    <div className={header}>
      <Skeleton width="32px" height="32px" radius="md" />
      <div className={names}>
        <div className={css.name}>
          <SkeletonText width="62%" />
        </div>
        <div className={css.status}>
          <Skeleton width="96px" height="22px" radius="full" />
        </div>
      </div>
    </div>
    <div className={body}>
      <div className={css.facts}>
        <SkeletonText width="56px" />
        <SkeletonText width="70%" />
        <SkeletonText width="56px" />
        <SkeletonText width="54%" />
      </div>
      <div className={peopleRoom} />
      <Skeleton height="28px" width="216px" />
    </div>
    <div className={classNames(footer, css.footer)}>
      <div className={css.buttons}>
        <SkeletonButton width="136px" className={css.action} />
        <SkeletonButton width="72px" className={css.action} />
      </div>
      <div className={css.buttons}>
        <SkeletonButton width="120px" className={css.action} />
        <SkeletonButton width="88px" className={css.action} />
      </div>
    </div>
  </div>
)
