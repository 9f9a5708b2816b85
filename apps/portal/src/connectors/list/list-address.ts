import type { Id } from '@tributary/domain'
import {
  formatTriageFilter,
  parseTriageFilter,
  type TriageFilter,
  triageParameters,
} from '@tributary/sdk/connectors'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'
import { connectorList } from '../connector-paths.ts'

// A search alone is the one of Home.
const ofList = ['view', 'fix', ...triageParameters].filter((name) => name !== 'search')

/** Whether the query of `/connectors` leads to the list. Without it, the address shows Home (CONNHOME-03). */
export function isListQuery(query: string): boolean {
  const asked = new URLSearchParams(query)
  return ofList.some((name) => asked.has(name))
}

/** The address of the list with this filter. `fix` opens what fixes a connector. */
export function listAddress(filter: TriageFilter, { fix }: { fix?: Id } = {}): string {
  const parts = [connectorList, formatTriageFilter(filter), fix && `fix=${encodeURIComponent(fix)}`]
  return parts.filter(Boolean).join('&')
}

/** Returns the filter in the address, and a function that changes it. */
export function useListFilter() {
  const [, navigate] = useLocation()
  const query = useQueryString()
  const filter = useMemo(() => parseTriageFilter(query), [query])
  const setFilter = useCallback(
    (next: TriageFilter) => navigate(listAddress(next), { replace: true }),
    [navigate],
  )
  return { filter, setFilter }
}
