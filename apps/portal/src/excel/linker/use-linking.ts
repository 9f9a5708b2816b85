import { useOrganisations } from '../../organisations/use-organisations.ts'
import { loadState } from '../load-state.ts'
import type { Linking, LinkingKind, LinkingList } from './linking-kind.ts'

const loadedList = ({ error, isFetching, reload }: LinkingList<unknown>) => ({
  error,
  isFetching,
  refetch: () => reload().catch(() => undefined),
})

/** Both lists of a linking screen, in the selected organisation. */
export function useLinking(kind: LinkingKind): Linking {
  const organisations = useOrganisations()
  const left = kind.useLeft(organisations.selected?.id)
  const right = kind.useRight(organisations.selected?.id)
  const data = left.rows && right.rows && { left, right, items: left.rows, targets: right.rows }
  return loadState(organisations, data, loadedList(left), loadedList(right))
}
