import type { Id } from '@tributary/domain'
import { accessMessages, type ReasonView, type WitnessRow } from '@tributary/sdk/rules'
import { useCallback } from 'react'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import { MiddleEllipsis } from '../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import * as css from './Access.css.ts'
import { AccessHead } from './AccessHead.tsx'
import { AccessTable } from './AccessTable.tsx'

export type ThingAccessViewProps = {
  /** Where a reason why somebody sees it can be changed. */
  linkTo: (reason: ReasonView, person: WitnessRow) => string
  name: string
  /** Why nobody can see it, e.g. that it is archived. */
  obstacle?: string | null
  people: readonly WitnessRow[]
  /** What somebody sees of it stands beneath them: the sub-areas of an area, say. */
  opens: boolean
  /** It has a status, so that people may be able only to read it. */
  withAccess: boolean
  /** Where everything somebody sees is told. */
  personHref: (id: Id) => string
}

const people = { one: 'Person', many: 'People' }
const email = { header: 'Email address', text: ({ emailAddress }: WitnessRow) => emailAddress }

/** Who sees something in Excel and because of what. */
export function ThingAccessView(props: ThingAccessViewProps) {
  const { name, obstacle, people: rows, personHref, ...table } = props
  const drawName = useCallback(
    (row: WitnessRow) => (
      <Link look="quiet" href={personHref(row.id)} className={css.person}>
        <MiddleEllipsis>{row.name}</MiddleEllipsis>
      </Link>
    ),
    [personHref],
  )
  return (
    <div className={css.view}>
      <AccessHead name={name} summary={rows.length > 0 ? accessMessages.seenBy(rows.length) : null} />
      {rows.length === 0 ? (
        <EmptyState title={accessMessages.nobody} headingLevel={3}>
          {obstacle}
        </EmptyState>
      ) : (
        <AccessTable {...table} kind={people} rows={rows} more={email} drawName={drawName} />
      )}
    </div>
  )
}
