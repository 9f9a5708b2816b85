import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import { SkeletonText } from '../primitives/Loading/SkeletonText.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import * as card from './ConnectorTypeCard.css.ts'
import * as css from './ConnectorTypeGrid.css.ts'
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
    <section className={css.section} aria-busy="true" aria-label="Loading connectors">
      <div className={css.heading}>
        <Spinner label="Loading connectors" />
      </div>
      <div className={css.grid}>
        {places.map((place) => (
          <div key={place} className={css.cell}>
            <div className={card.card.loading}>
              <span className={card.top}>
                <span className={card.tile}>
                  <Skeleton width="36px" height="36px" radius="md" />
                </span>
              </span>
              <span className={card.name}>
                <SkeletonText width="60%" />
              </span>
              <span className={card.facts}>
                <SkeletonText width="42%" />
              </span>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
