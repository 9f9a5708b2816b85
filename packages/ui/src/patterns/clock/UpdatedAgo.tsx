import { TimeAgo } from './TimeAgo.tsx'
import * as css from './UpdatedAgo.css.ts'

export type UpdatedAgoProps = { at: Date }

/** Says that a list keeps itself up to date, quietly: it is not announced (design language, section 13). */
export function UpdatedAgo({ at }: UpdatedAgoProps) {
  return (
    <span className={css.line}>
      <span className={css.dot} aria-hidden />
      <span>
        Updated <TimeAgo date={at} />
      </span>
    </span>
  )
}
