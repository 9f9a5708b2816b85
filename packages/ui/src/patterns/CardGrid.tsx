import type { Id } from '@tributary/domain'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './CardGrid.css.ts'

/** From so many cards on, those out of sight cost nothing. */
const MANY = 60

export type CardGridProps<T> = { items: readonly T[]; card: (item: T) => ReactNode }

/** Things as cards, as many beside each other as fit (design language, section 6). */
export const CardGrid = <T extends { id: Id }>({ items, card }: CardGridProps<T>) => (
  <ul className={css.grid}>
    {items.map((item) => (
      <li key={item.id} className={css.cell[items.length > MANY ? 'many' : 'some']}>
        {card(item)}
      </li>
    ))}
  </ul>
)

const places = ['first', 'second', 'third']

export type CardGridSkeletonProps = {
  /** What is read aloud meanwhile, e.g. "Loading approvals". */
  label: string
  /** The shape of one card. */
  card: ReactNode
}

/** The shape of a {@link CardGrid} while its things load. */
export const CardGridSkeleton = ({ label, card }: CardGridSkeletonProps) => (
  <div aria-busy="true">
    <p role="status" className={visuallyHidden}>
      {label}
    </p>
    <div className={css.grid} aria-hidden>
      {places.map((place) => (
        <div key={place} className={css.cell.some}>
          {card}
        </div>
      ))}
    </div>
  </div>
)
