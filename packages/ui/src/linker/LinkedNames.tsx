import { useState } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { LinkButton } from '../primitives/Link/LinkButton.tsx'
import * as css from './LinkList.css.ts'
import { useNamesThatFit } from './use-names-that-fit.ts'

export type LinkedNamesProps = {
  /** Whose they are. */
  of: string
  names: readonly string[]
}

const format = new Intl.NumberFormat('en-GB')

/** Names in two lines; a press opens the rest. */
export function LinkedNames({ of, names }: LinkedNamesProps) {
  const [open, setOpen] = useState(false)
  const { box, fit } = useNamesThatFit(names, !open)
  const shown = open ? names : names.slice(0, fit)
  const more = names.length - shown.length
  return (
    <span ref={box} className={css.names}>
      {shown.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
        <span key={place} className={classNames(!open && shown.length === 1 && css.onlyName)}>
          <bdi>{name}</bdi>
          {place < names.length - 1 && ', '}
        </span>
      ))}
      {(more > 0 || open) && (
        <LinkButton
          className={css.more}
          aria-expanded={open}
          aria-label={open ? `Show fewer of ${of}` : `${format.format(more)} more of ${of}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show fewer' : `+${format.format(more)} more`}
        </LinkButton>
      )}
    </span>
  )
}
