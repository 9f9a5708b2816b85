import { Inline } from '../layout/Inline.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import * as card from './ConnectorTypeCard.css.ts'
import * as css from './ConnectorTypeGrid.css.ts'
import { connectorsText } from './connectors.messages.ts'
import { NeedsAttention } from './runs/NeedsAttention.tsx'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The skeleton of Home: a spinner with text, and empty cards. */
export function ConnectorTypeGridSkeleton() {
  return (
    <>
      <NeedsAttention items={undefined} hrefOf={() => ''} />
      <Cards />
    </>
  )
}

function Cards() {
  return (
    <section className={css.section} aria-busy="true" aria-label={connectorsText.loadingConnectors}>
      <Inline gap={2} className={css.heading}>
        <Spinner label={connectorsText.loadingConnectors} />
      </Inline>
      <div className={css.grid}>
        {places.map((place) => (
          <div key={place} className={css.cell}>
            <div className={card.card.loading}>
              <span className={card.top}>
                <Inline as="span" display="inline-flex" alignItems="stretch" className={card.tile}>
                  <Skeleton width="36px" height="36px" radius="md" />
                </Inline>
              </span>
              <span className={card.name}>
                <SkeletonText width="60%" />
              </span>
              <Inline
                as="span"
                justifyContent="space-between"
                columnGap={2}
                wrap
                size="sm"
                color="secondary"
                className={card.facts.category}
              >
                <SkeletonText width="42%" />
              </Inline>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
