import { firstFailure } from '../../data/first-failure.ts'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import type { Linking, LinkingKind, LinkingList } from './linking-kind.ts'

const asked = ({ error, isFetching, renew }: LinkingList<unknown>) => ({
  error,
  isFetching,
  refetch: () => renew().catch(() => undefined),
})

/** Both lists of a linking screen, in the organisation somebody works in. */
export function useLinking(kind: LinkingKind): Linking {
  const { organisations, selected, loaded } = useOrganisations()
  const left = kind.useLeft(selected?.id)
  const right = kind.useRight(selected?.id)
  const failure = firstFailure(loaded, asked(left), asked(right))
  if (organisations?.length === 0) return { state: 'without-organisation' }
  if (!selected || !left.rows || !right.rows)
    return failure ? { state: 'failed', failure } : { state: 'loading' }
  const facts = { organisation: selected, left, right, items: left.rows, targets: right.rows }
  return { state: 'ready', ...facts }
}
