import { Inline } from '../../layout/Inline.tsx'
import { clockText } from './clock.messages.ts'
import { TimeAgo } from './TimeAgo.tsx'
import * as css from './UpdatedAgo.css.ts'

export type UpdatedAgoProps = {
  /** The moment of the last update. */
  at: Date
}

/** Shows that a list keeps itself up to date. Screen readers do not announce it. */
export function UpdatedAgo({ at }: UpdatedAgoProps) {
  return (
    <Inline
      as="span"
      display="inline-flex"
      gap="1half"
      size="xs"
      color="secondary"
      whiteSpace="nowrap"
      className={css.line}
    >
      <span className={css.dot} aria-hidden />
      <span>
        {clockText.updated} <TimeAgo date={at} />
      </span>
    </Inline>
  )
}
