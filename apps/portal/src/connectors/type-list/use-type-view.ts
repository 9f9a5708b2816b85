import { formatTriageFilter, parseTriageFilter, type TriageFilter } from '@tributary/sdk/connectors'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** How the page of a type shows its connectors. */
export type TypeView = 'cards' | 'list'

/** From so many connectors on, the page shows a list unless the address names a view. */
const LIST_FROM = 10

const isView = (value: string | null): value is TypeView => value === 'cards' || value === 'list'

/** Returns the view in the address. Without one it depends on how many connectors match the search. */
export function typeViewOf(query: string, matching: number): TypeView {
  const asked = new URLSearchParams(query).get('view')
  if (isView(asked)) return asked
  return matching < LIST_FROM ? 'cards' : 'list'
}

/** Returns the view of the page of a type, and a function that changes it in the address. */
export function useTypeView(matching: number) {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const choose = (view: TypeView) => {
    const parameters = new URLSearchParams(query)
    parameters.set('view', view)
    navigate(`${path}?${parameters}`, { replace: true })
  }
  return { view: typeViewOf(query, matching), choose }
}

/** Returns the filter in the address of the page of a type, and a function that changes it. */
export function useTypeFilter() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const filter = useMemo(() => ({ ...parseTriageFilter(query), types: [] }), [query])
  const setFilter = useCallback(
    // The view is named, so that a filter that leaves a few rows does not turn them into cards.
    (next: TriageFilter) => {
      const parts = ['view=list', formatTriageFilter(next)]
      navigate(`${path}?${parts.filter(Boolean).join('&')}`, { replace: true })
    },
    [path, navigate],
  )
  return { filter, setFilter }
}
