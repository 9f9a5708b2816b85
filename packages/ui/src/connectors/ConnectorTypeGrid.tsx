import type { ConnectorType } from '@tributary/domain'
import type { ConnectorOffer } from '@tributary/sdk/approvals'
import { connectorsMessages } from '@tributary/sdk/connectors'
import { type ReactNode, useId } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../layout/Text.tsx'
import { Count } from '../primitives/Badge/Count.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import { ConnectorTypeCard, type ConnectorTypeCardProps } from './ConnectorTypeCard.tsx'
import * as css from './ConnectorTypeGrid.css.ts'
import { connectorsText } from './connectors.messages.ts'

export type ConnectorTypeGridProps = {
  /** The id of the section, for links to it. */
  id?: string | undefined
  title: string
  kind: ConnectorTypeCardProps['kind']
  /** The connector types to show. */
  types: readonly ConnectorType[]
  /** Returns where the card of a type leads. */
  hrefOf: (type: ConnectorType) => string
  /** Returns true if the user sees none of the type's connectors. */
  isUnshared?: ((type: ConnectorType) => boolean) | undefined
  /** Returns the state of a type's connectors in words; empty if it is not known. */
  summaryOf?: ((type: ConnectorType) => string) | undefined
  /** Returns what the user can do about a type. Without it, every type can be set up. */
  offerOf?: ((type: ConnectorType) => ConnectorOffer) | undefined
  /** Called when the user requests a type that needs an approval. */
  onAsk?: ConnectorTypeCardProps['onAsk']
  /** Why the user cannot request a type now. */
  askReason?: ConnectorTypeCardProps['askReason']
  /** Called when the user presses Authorise on a card. */
  onAuthorise?: ConnectorTypeCardProps['onAuthorise']
  /** Shown if there are no cards. */
  emptyText: string
}

/** Connector types under a heading, in up to five columns, on a phone as one list. */
export function ConnectorTypeGrid({
  id,
  title,
  kind,
  types,
  hrefOf,
  isUnshared,
  summaryOf,
  offerOf,
  emptyText,
  ...on
}: ConnectorTypeGridProps) {
  return (
    <TitledSection id={id} title={title} count={types.length}>
      {types.length === 0 ? (
        <Text as="p" color="secondary">
          {emptyText}
        </Text>
      ) : (
        <ul className={css.grid}>
          {types.map((type) => (
            <li key={type.id} className={css.cell}>
              <ConnectorTypeCard
                {...on}
                type={type}
                kind={kind}
                href={hrefOf(type)}
                unshared={isUnshared?.(type) ?? false}
                summary={summaryOf?.(type)}
                offer={offerOf?.(type)}
              />
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

type TitledSectionProps = Pick<ConnectorTypeGridProps, 'id' | 'title'> & {
  count: number
  children: ReactNode
}

function TitledSection({ id, title, count, children }: TitledSectionProps) {
  const heading = useId()
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={css.section} aria-labelledby={heading}>
      <Inline gap={2} className={css.heading}>
        <h2 id={heading}>{title}</h2>
        {count > 0 && <Count value={count} />}
      </Inline>
      {children}
    </section>
  )
}

type OwnGridProps = Pick<ConnectorTypeGridProps, 'types' | 'hrefOf' | 'isUnshared' | 'summaryOf'>

/** The connector types that the organisation uses. */
export function YourConnectors(props: OwnGridProps) {
  return (
    <ConnectorTypeGrid
      {...props}
      kind="owned"
      title={connectorsText.yourConnectors}
      emptyText={connectorsMessages.noConnectorsYet}
    />
  )
}

type AvailableGridProps = Pick<
  ConnectorTypeGridProps,
  'id' | 'types' | 'hrefOf' | 'offerOf' | 'onAsk' | 'askReason' | 'onAuthorise'
> & {
  /** Where users describe a system that no type reads. Left out for users who may not. */
  notInListHref?: string | undefined
}

/** The connector types that the organisation does not use yet. */
export function AvailableConnectors({ notInListHref, ...props }: AvailableGridProps) {
  return (
    <>
      <ConnectorTypeGrid
        {...props}
        kind="available"
        title={connectorsText.availableConnectors}
        emptyText={connectorsMessages.noOtherConnectors}
      />
      {notInListHref && <NotInList href={notInListHref} />}
    </>
  )
}

const NotInList = ({ href }: { href: string }) => (
  <p className={css.below}>
    <Link href={href} alone>
      {connectorsMessages.notInList}
    </Link>
    <Text color="secondary">{connectorsMessages.notInListHint}</Text>
  </p>
)
