import { comma } from '@tributary/sdk/common'
import { useState } from 'react'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import * as css from './LinkList.css.ts'
import { linkerText } from './linker.messages.ts'
import { useNamesThatFit } from './use-names-that-fit.ts'

export type LinkedNamesProps = {
  /** The name of the item, for screen readers. */
  of: string
  names: readonly string[]
  /** How many names are shown before "..."; as many as fit if left out. */
  limit?: number | undefined
}

const onlyName = { className: css.onlyName }

/** Names on two lines, or a number of names. A button opens the rest. */
export function LinkedNames({ of, names, limit }: LinkedNamesProps) {
  const [open, setOpen] = useState(false)
  const { box, fit } = useNamesThatFit(names, !open && limit === undefined)
  const shown = open ? names : names.slice(0, limit ?? fit)
  const more = names.length - shown.length
  return (
    <span ref={box} className={css.names}>
      {shown.map((name, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same
        <span key={place} {...(!open && shown.length === 1 && onlyName)}>
          <bdi>{name}</bdi>
          {place < names.length - 1 && comma()}
        </span>
      ))}
      {(more > 0 || open) && (
        <LinkButton
          alone
          className={css.more}
          aria-expanded={open}
          aria-label={open ? linkerText.showFewerOf(of) : linkerText.moreOf(more, of)}
          onClick={() => setOpen(!open)}
        >
          {open ? linkerText.showFewer : limit === undefined ? linkerText.more(more) : '...'}
        </LinkButton>
      )}
    </span>
  )
}
