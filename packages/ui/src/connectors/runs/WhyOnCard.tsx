import { whyItFailed } from '@tributary/sdk/rules'
import { Link } from '../../primitives/Link/Link.tsx'
import { type CardFace, lookOf } from '../card-face.ts'
import * as css from '../RunCard.css.ts'
import type { RunCardProps } from '../RunCard.tsx'
import { manageHrefOf } from './manage-href.ts'

type WhyOnCardProps = Pick<RunCardProps, 'connector' | 'connectorType' | 'viewer' | 'manageHref'> & {
  face: CardFace
  now: Date
  /** Something else on the card tells already what to do. */
  briefly: boolean
}

/** What a failed refresh failed on, who can mend it, and the way there. A cancelled one says so itself. */
export function WhyOnCard({
  connector,
  connectorType,
  viewer,
  manageHref,
  face,
  now,
  briefly,
}: WhyOnCardProps) {
  if (face !== 'error' && face !== 'forbidden') return null
  const why = whyItFailed({ connector, type: connectorType, viewer, now })
  if (!why || why.trouble === 'cancelled') return null
  const { cause, advice, action } = why
  const leads = action?.kind === 'edit' || action?.kind === 'reconnect'
  return (
    <p className={css.detail[lookOf(face).emphasis]}>
      {cause} {!briefly && advice}{' '}
      {leads && <Link href={manageHrefOf(manageHref)(action.kind, connector)}>{action.label}</Link>}
    </p>
  )
}
