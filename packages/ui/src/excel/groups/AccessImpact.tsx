import type { AccessDifference } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { useId } from 'react'
import { AccessChange } from '../access/AccessChange.tsx'
import * as css from './Groups.css.ts'

export type AccessImpactProps = {
  /** The group does not exist yet, so no one is in it. */
  isNew: boolean
  /** What each person would gain and lose. */
  differences: readonly AccessDifference[]
}

/** The people who gain or lose access when the group is saved: the numbers first, the details on demand. */
export function AccessImpact({ isNew, differences }: AccessImpactProps) {
  const heading = useId()
  const { change } = accessMessages
  return (
    <section className={css.impact} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {change.heading}
      </h2>
      {isNew ? <p className={css.nothing}>{change.noMembers}</p> : <AccessChange differences={differences} />}
    </section>
  )
}
