import { type ConnectorType, connectorTag } from '@tributary/domain'
import { approvalsMessages, type ConnectorOffer } from '@tributary/sdk/approvals'
import { connectorsMessages, typeCategory, typeTitle } from '@tributary/sdk/connectors'
import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Tag } from '../primitives/Badge/Tag.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import { Monogram } from '../primitives/Monogram/Monogram.tsx'
import { useViewOnly } from '../primitives/ViewOnly/ViewOnly.tsx'
import * as css from './ConnectorTypeCard.css.ts'
import { connectorsText } from './connectors.messages.ts'

export type ConnectorTypeCardProps = {
  type: ConnectorType
  href: string
  /** Used by the organisation, or available. */
  kind: 'owned' | 'available'
  /** True if the organisation uses the type, but the user may not see its connectors. */
  unshared?: boolean
  /** The state of its connectors in words, instead of the category; empty if it is not known. */
  summary?: string | undefined
  /** What the user can do about an available type. The default is "set-up". */
  offer?: ConnectorOffer | undefined
  /** Requests a type that the user cannot set up. */
  onAsk?: ((type: ConnectorType) => void) | undefined
  /** Why the user cannot request a type now. The button is then disabled. */
  askReason?: string | undefined
  /**
   * For types that are authorised at their provider: called instead of following the link, which still works, for
   * example in a new tab (HOME-14).
   */
  onAuthorise?: ((type: ConnectorType) => void) | undefined
}

/** A connector type on Home. The whole card is the link. */
export function ConnectorTypeCard(props: ConnectorTypeCardProps) {
  const { type, href, kind, offer = 'set-up', unshared = false, onAuthorise } = props
  const viewOnly = useViewOnly(kind === 'available')
  if (viewOnly)
    return (
      <button {...viewOnly} type="button" className={css.card.asked}>
        <CardContent {...props} askReason={viewOnly.title} />
      </button>
    )
  if (kind === 'available' && offer !== 'set-up') return <AskCard {...props} offer={offer} />
  const content = <CardContent {...props} />
  if (kind === 'owned' || !type.requiresAuthorisation)
    return (
      <Anchor href={href} className={css.card[unshared ? 'unshared' : kind]}>
        {content}
      </Anchor>
    )
  // A plain link, because the server handles the address, not the router.
  return (
    <a href={href} className={css.card[kind]} onClick={(event) => authoriseInstead(event, type, onAuthorise)}>
      {content}
    </a>
  )
}

type AskCardProps = ConnectorTypeCardProps & { offer: ConnectorOffer }

/** A card that requests the type. After the request it stays a button without effect, so that the focus is not lost. */
function AskCard(props: AskCardProps) {
  const { type, offer, askReason, onAsk } = props
  const asks = offer === 'ask' && askReason === undefined
  return (
    <button
      type="button"
      className={css.card[asks ? 'asking' : 'asked']}
      aria-disabled={!asks || undefined}
      title={askReason}
      aria-description={askReason}
      onClick={() => asks && onAsk?.(type)}
    >
      <CardContent {...props} />
    </button>
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

function CardContent(props: ConnectorTypeCardProps) {
  const { type, kind, unshared, summary, offer = 'set-up', askReason } = props
  const tag = connectorTag(type)
  return (
    <>
      <span className={css.top}>
        <Inline as="span" display="inline-flex" alignItems="stretch" className={css.tile}>
          <Monogram type={type.type} />
        </Inline>
        {tag && (
          <Inline as="span" display="inline-flex" alignItems="stretch" className={css.tag}>
            <Tag kind={tagKinds[tag]} />
          </Inline>
        )}
      </span>
      <span className={css.name}>{typeTitle(type.type)}</span>
      <Inline
        as="span"
        justifyContent="space-between"
        columnGap={2}
        wrap
        size="sm"
        color="secondary"
        className={css.facts[summary === undefined ? 'category' : 'summary']}
      >
        <span>{unshared ? connectorsMessages.nothingShared : summary || typeCategory(type.type)}</span>
        {kind === 'available' && <NextStep type={type} offer={offer} refused={askReason !== undefined} />}
      </Inline>
    </>
  )
}

const { connector: asking } = approvalsMessages

type NextStepProps = { type: ConnectorType; offer: ConnectorOffer; refused: boolean }

function NextStep({ type, offer, refused }: NextStepProps) {
  const authorises = offer === 'set-up' && type.requiresAuthorisation
  const setUp = authorises ? connectorsText.authorise : connectorsText.setUp
  const label = offer === 'set-up' ? setUp : asking[offer]
  if (refused || offer === 'asked' || offer === 'approved')
    return (
      <Text fontWeight="medium" whiteSpace="nowrap">
        {label}
      </Text>
    )
  const Arrow = authorises ? ArrowUpRight : ArrowRight
  return (
    <span className={css.go}>
      {label}
      <Arrow size={14} aria-hidden />
    </span>
  )
}
