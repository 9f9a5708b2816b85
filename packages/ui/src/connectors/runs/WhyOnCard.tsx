import { type WhyItFailed, whyItFailed } from '@tributary/sdk/rules'
import { Link } from '../../primitives/Link/Link.tsx'
import type { CardFace } from '../card-face.ts'
import * as css from '../RunCard.css.ts'
import type { RunCardProps } from '../RunCard.tsx'
import { manageHrefOf } from './manage-href.ts'

type Asked = Pick<RunCardProps, 'connector' | 'connectorType' | 'viewer'> & { face: CardFace; now: Date }

/** Why the latest refresh failed, where its card has to say so. A cancelled one says so itself. */
export function whyOnCard({ connectorType, face, ...asked }: Asked): WhyItFailed | null {
  if (face !== 'error' && face !== 'forbidden') return null
  const why = whyItFailed({ ...asked, type: connectorType })
  return why?.trouble === 'cancelled' ? null : why
}

type WhyOnCardProps = Pick<RunCardProps, 'connector' | 'manageHref'> & {
  why: WhyItFailed
  /** The tint of the card's face; null where something else on the card has it, and tells already what to do. */
  box: string | null
}

/** What a failed refresh failed on, who can mend it, and the way there. */
export function WhyOnCard({ connector, manageHref, why: { cause, advice, action }, box }: WhyOnCardProps) {
  const leads = action?.kind === 'edit' || action?.kind === 'reconnect'
  return (
    <p className={box ?? css.detail.quiet}>
      {cause} {box && advice}{' '}
      {leads && <Link href={manageHrefOf(manageHref)(action.kind, connector)}>{action.label}</Link>}
    </p>
  )
}
