import type { ConnectorType } from '@tributary/domain'
import { connectorsMessages } from '@tributary/sdk/rules'
import { type ReactNode, useId } from 'react'
import { Count } from '../primitives/Badge/Count.tsx'
import { ConnectorTypeCard, type ConnectorTypeCardProps } from './ConnectorTypeCard.tsx'
import * as css from './ConnectorTypeGrid.css.ts'

export type ConnectorTypeGridProps = {
  title: string
  kind: ConnectorTypeCardProps['kind']
  types: readonly ConnectorType[]
  hrefOf: (type: ConnectorType) => string
  onAuthorise?: ((type: ConnectorType) => void) | undefined
  /** Said in place of the cards when there are none. */
  emptyText: string
}

/** Connector types under a heading: five columns, on a phone one list (portal spec 2.14, HOME-02, HOME-15). */
export function ConnectorTypeGrid({
  title,
  kind,
  types,
  hrefOf,
  onAuthorise,
  emptyText,
}: ConnectorTypeGridProps) {
  return (
    <TitledSection title={title} count={types.length}>
      {types.length === 0 ? (
        <p className={css.empty}>{emptyText}</p>
      ) : (
        <ul className={css.grid}>
          {types.map((type) => (
            <li key={type.id} className={css.cell}>
              <ConnectorTypeCard type={type} kind={kind} href={hrefOf(type)} onAuthorise={onAuthorise} />
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  )
}

type TitledSectionProps = { title: string; count: number; children: ReactNode }

function TitledSection({ title, count, children }: TitledSectionProps) {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.heading}>
        <h2 id={heading}>{title}</h2>
        {count > 0 && <Count value={count} />}
      </div>
      {children}
    </section>
  )
}

type OwnGridProps = Pick<ConnectorTypeGridProps, 'types' | 'hrefOf'>

/** The connector types the organisation has (HOME-01). */
export function YourConnectors(props: OwnGridProps) {
  return (
    <ConnectorTypeGrid
      {...props}
      kind="owned"
      title="Your connectors"
      emptyText={connectorsMessages.noConnectorsYet}
    />
  )
}

type AvailableGridProps = Pick<ConnectorTypeGridProps, 'types' | 'hrefOf' | 'onAuthorise'>

/** The connector types the organisation does not have yet (HOME-03). */
export function AvailableConnectors(props: AvailableGridProps) {
  return (
    <ConnectorTypeGrid
      {...props}
      kind="available"
      title="Available connectors"
      emptyText={connectorsMessages.noOtherConnectors}
    />
  )
}
