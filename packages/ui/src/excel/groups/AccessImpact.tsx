import type { AccessDifference } from '@tributary/domain'
import { accessMessages } from '@tributary/sdk/excel'
import { useId } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { AccessChange } from '../access/AccessChange.tsx'
import * as css from './Groups.css.ts'

export type AccessImpactProps = {
  /** The group does not exist yet, so no one is in it. */
  isNew?: boolean
  /** What each person would gain and lose, or why that is not known. */
  differences: readonly AccessDifference[] | 'loading' | 'failed'
  /** In a dialog it has no frame, and its heading is below that of the dialog. */
  within?: 'page' | 'dialog'
}

/** The people who gain or lose access when a change is saved: the numbers first, the details on demand. */
export function AccessImpact({ isNew = false, differences, within = 'page' }: AccessImpactProps) {
  const heading = useId()
  const { change } = accessMessages
  const Heading = within === 'page' ? 'h2' : 'h3'
  const sentence = isNew ? change.noMembers : typeof differences === 'string' && change[differences]
  return (
    <section className={classNames(css.preview, within === 'page' && css.impact)} aria-labelledby={heading}>
      <Heading id={heading} className={css.impactHeading[within]}>
        {change.heading}
      </Heading>
      {sentence && <p className={css.nothing}>{sentence}</p>}
      {!isNew && typeof differences !== 'string' && <AccessChange differences={differences} />}
    </section>
  )
}
