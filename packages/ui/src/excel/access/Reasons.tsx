import type { ReasonView } from '@tributary/sdk/excel'
import { useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import * as css from './Access.css.ts'
import { accessText } from './access.messages.ts'

export type ReasonsProps = {
  /** The person or item of the reasons, for screen readers. */
  of: string
  reasons: readonly ReasonView[]
  /** Returns where a reason can be changed. */
  linkTo: (reason: ReasonView) => string
}

/** The number of reasons shown before "more". */
const SHOWN = 3

/** The reasons for an access. Each links to where it can be changed. */
export function Reasons({ of, reasons, linkTo }: ReasonsProps) {
  const [open, setOpen] = useState(false)
  const shown = open ? reasons : reasons.slice(0, SHOWN)
  const more = reasons.length - SHOWN
  return (
    <Stack gap={1} justifyItems="start" paddingY="1half" minWidth={0}>
      <Stack as="ul" gap={1} minWidth={0} aria-label={accessText.whyNamed(of)} className={css.reasonList}>
        {shown.map((reason) => (
          <li key={`${reason.groupId} ${reason.words}`}>
            <Link look="quiet" alone href={linkTo(reason)} className={css.reason}>
              <bdi>{reason.words}</bdi>
            </Link>
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <LinkButton
          alone
          aria-expanded={open}
          aria-label={open ? accessText.showFewerReasons(of) : accessText.moreReasons(more, of)}
          onClick={() => setOpen(!open)}
        >
          {open ? accessText.showFewer : accessText.more(more)}
        </LinkButton>
      )}
    </Stack>
  )
}
