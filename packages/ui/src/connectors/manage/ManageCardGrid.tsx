import type { ClientConnector } from '@tributary/domain'
import type { ReactNode } from 'react'
import { Columns } from '../../layout/Columns.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { CardGrid, CardGridSkeleton } from '../../patterns/card-grid/CardGrid.tsx'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import { SkeletonButton } from '../../primitives/Loading/SkeletonButton.tsx'
import { SkeletonText } from '../../primitives/Loading/SkeletonText.tsx'
import { classNames } from '../../theme/class-names.ts'
import { body, card, footer, header, names, peopleRoom } from '../RunCard.css.ts'
import * as css from './ManageCard.css.ts'
import { ManageCard, type ManageCardProps } from './ManageCard.tsx'
import { manageText } from './manage.messages.ts'

type OfEach = 'connector' | 'licences' | 'source' | 'reason' | 'history' | 'authorisation'

export type ManageCardGridProps = Omit<ManageCardProps, OfEach> & {
  /** The connectors to show, in the order of the screen. */
  connectors: readonly ClientConnector[]
  /** Returns how many licences a connector uses. Undefined hides the number. */
  licencesOf?: (connector: ClientConnector) => number | undefined
  /** Returns the name of the source a connector reads. */
  sourceOf?: ((connector: ClientConnector) => string | undefined) | undefined
  /** Returns why a connector was disconnected. */
  reasonOf?: (connector: ClientConnector) => string | undefined
  /** Returns the run history of a connector. */
  historyOf?: (connector: ClientConnector) => ReactNode
  /** Returns the line about a connector's access at its provider. */
  authorisationOf?: (connector: ClientConnector) => ReactNode
  /** Called when the focused card was removed and no other is left. */
  onFocusLost?: () => void
}

/** The cards of the management screen. */
export function ManageCardGrid({ connectors, onFocusLost, ...rest }: ManageCardGridProps) {
  const { licencesOf, sourceOf, reasonOf, historyOf, authorisationOf, ...shared } = rest
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
          source={sourceOf?.(connector)}
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
  <CardGridSkeleton label={manageText.loadingConnectors} card={<SkeletonCard />} />
)

// Uses the styles of a healthy connector with a schedule.
const SkeletonCard = () => (
  <div className={card.on}>
    <div className={header}>
      <Skeleton width="32px" height="32px" radius="md" />
      <div className={names}>
        <Text as="div" size="md" fontWeight="semibold">
          <SkeletonText width="62%" />
        </Text>
        <Inline gap={2} wrap size="sm" color="secondary" className={css.status}>
          <Skeleton width="96px" height="22px" radius="full" />
        </Inline>
      </div>
    </div>
    <Stack gap={2} flex={1} size="sm" className={body}>
      <Columns template="max-content fill" alignItems="baseline" rowGap={1} columnGap={4} color="secondary">
        <SkeletonText width="56px" />
        <SkeletonText width="70%" />
        <SkeletonText width="56px" />
        <SkeletonText width="54%" />
      </Columns>
      <div className={peopleRoom} />
      <Skeleton height="28px" width="216px" />
    </Stack>
    <div className={classNames(footer, css.footer)}>
      <Inline alignItems="stretch" gap={2} wrap minWidth={0}>
        <SkeletonButton width="136px" className={css.action} />
        <SkeletonButton width="72px" className={css.action} />
      </Inline>
      <Inline alignItems="stretch" gap={2} wrap minWidth={0}>
        <SkeletonButton width="120px" className={css.action} />
        <SkeletonButton width="88px" className={css.action} />
      </Inline>
    </div>
  </div>
)
