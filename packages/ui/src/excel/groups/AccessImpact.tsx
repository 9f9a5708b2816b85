import type { AccessDifference } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { useId } from 'react'
import { AccessChange } from '../access/AccessChange.tsx'
import * as css from './Groups.css.ts'

export type AccessImpactProps = {
  /** Nobody is in a group that is still to be created. */
  isNew: boolean
  /** What each person would gain and lose. */
  differences: readonly AccessDifference[]
}

/** Who would see more and who less once the group is saved: how many at first, who and what on demand. */
export function AccessImpact({ isNew, differences }: AccessImpactProps) {
  const heading = useId()
  const { change } = accessMessages
  return (
    <section className={css.meaning} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {change.heading}
      </h2>
      {isNew ? <p className={css.nothing}>{change.noMembers}</p> : <AccessChange differences={differences} />}
    </section>
  )
}
