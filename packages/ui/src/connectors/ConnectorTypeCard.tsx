import { type ConnectorType, connectorTag, displayNameOf, kindOf } from '@tributary/domain'
import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Tag } from '../primitives/Badge/Tag.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import * as css from './ConnectorTypeCard.css.ts'

export type ConnectorTypeCardProps = {
  type: ConnectorType
  href: string
  /** In use by the organisation, or still to be connected. */
  kind: 'owned' | 'available'
  /**
   * For types that are authorised at their provider: takes the place of following the link, which still
   * works by itself, e.g. in a new tab (HOME-14).
   */
  onAuthorise?: ((type: ConnectorType) => void) | undefined
}

/** One connector type on Home; the whole card is the link (portal spec 2.14, HOME-04..07, HOME-13). */
export function ConnectorTypeCard({ type, href, kind, onAuthorise }: ConnectorTypeCardProps) {
  const authorises = kind === 'available' && type.requiresAuthorisation
  if (!authorises)
    return (
      <Anchor href={href} className={css.card[kind]}>
        <CardContent type={type} kind={kind} />
      </Anchor>
    )
  // A plain link: the address belongs to the server, not to the router.
  return (
    <a href={href} className={css.card[kind]} onClick={(event) => authoriseInstead(event, type, onAuthorise)}>
      <CardContent type={type} kind={kind} />
    </a>
  )
}

function authoriseInstead(
  event: MouseEvent,
  type: ConnectorType,
  onAuthorise: ConnectorTypeCardProps['onAuthorise'],
) {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!onAuthorise || elsewhere) return
  event.preventDefault()
  onAuthorise(type)
}

const tagKinds = { insider: 'insider', 'early stage': 'early-stage' } as const

function CardContent({ type, kind }: Pick<ConnectorTypeCardProps, 'type' | 'kind'>) {
  const tag = connectorTag(type)
  return (
    <>
      <span className={css.top}>
        <span className={css.tile}>
          <Monogram type={type.type} />
        </span>
        {tag && (
          <span className={css.tag}>
            <Tag kind={tagKinds[tag]} />
          </span>
        )}
      </span>
      <span className={css.name}>{displayNameOf(type.type)}</span>
      <span className={css.facts}>
        <span>{kindOf(type.type)?.category}</span>
        {kind === 'available' && <NextStep authorises={type.requiresAuthorisation} />}
      </span>
    </>
  )
}

function NextStep({ authorises }: { authorises: boolean }) {
  const Arrow = authorises ? ArrowUpRight : ArrowRight
  return (
    <span className={css.go}>
      {authorises ? 'Authorise' : 'Set up'}
      <Arrow size={14} aria-hidden />
    </span>
  )
}
