import { statusNameOf } from '@tributary/domain'
import {
  type StructureEntry,
  type StructureFound,
  type StructureHit,
  type StructureHits,
  structureSearchMessages,
} from '@tributary/sdk/excel'
import { Stack } from '../../layout/Stack.tsx'
import { Marked } from '../../patterns/Marked.tsx'
import { Panel } from '../../patterns/Panel.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { StructureStatus } from '../status/StructureStatus.tsx'
import * as css from './StructureResults.css.ts'

export type StructureResultsProps = {
  /** The text that was searched. Before the user types, an empty text. */
  search: string
  /** The result of `structureSearch`. */
  found: StructureFound
  /** Returns the address of an item with its form open. */
  hrefOf: (entry: StructureEntry) => string
}

/** The items of the Excel structure that a search found, by kind. Each row leads to the form of its item. */
export function StructureResults({ search, found, hrefOf }: StructureResultsProps) {
  const words = structureSearchMessages
  const wanted = search.trim()
  const { kinds, total } = found
  return (
    <Stack gap={4} minWidth={0}>
      <p role="status">{total > 0 && words.found(total)}</p>
      {wanted === '' && <EmptyState title={words.prompt} />}
      {wanted !== '' && total === 0 && <EmptyState title={words.nothing(wanted)} />}
      {kinds.map((hits) => (
        <Kind key={hits.noun} {...hits} search={wanted} hrefOf={hrefOf} />
      ))}
    </Stack>
  )
}

type Shown = Pick<StructureResultsProps, 'search' | 'hrefOf'>

function Kind({ noun, hits, total, ...shown }: StructureHits & Shown) {
  return (
    <Panel heading={structureSearchMessages.kinds[noun]} count={total}>
      <ul className={css.hits}>
        {hits.map((hit) => (
          <Hit key={`${hit.version?.id} ${hit.id}`} hit={hit} {...shown} />
        ))}
      </ul>
      {total > hits.length && <p className={css.more}>{structureSearchMessages.more(total - hits.length)}</p>}
    </Panel>
  )
}

function Hit({ hit, search, hrefOf }: Shown & { hit: StructureHit }) {
  const { name, place, status } = hit
  return (
    <li className={css.hit}>
      <Link look="quiet" href={hrefOf(hit)} className={css.row}>
        <span className={css.name}>
          <bdi>
            <Marked text={name} search={search} />
          </bdi>
        </span>{' '}
        <span className={css.place}>{place}</span>{' '}
        {statusNameOf(status) === 'active' ? <span /> : <StructureStatus status={status} />}
      </Link>
    </li>
  )
}
