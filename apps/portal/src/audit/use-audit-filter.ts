import { type AuditFilter, auditFilterOf, auditFilterParameters } from '@tributary/sdk/audit'
import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../page/use-address.ts'

/** Returns the address with filters, keeping its other parameters. */
function withFilter(path: string, query: string, filter: AuditFilter): string {
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(auditFilterParameters(filter))) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return parameters.size ? `${path}?${parameters}` : path
}

/** The filters, in the address so that a link shows the same entries. A change in the bar adds no history entry. */
export function useAuditFilter() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const filter = useMemo(() => auditFilterOf(new URLSearchParams(query)), [query])
  const setFilter = useCallback(
    (next: AuditFilter) => navigate(withFilter(path, query, next), { replace: true }),
    [path, query, navigate],
  )
  const hrefOf = useCallback(
    (part: Partial<AuditFilter>) => withFilter(path, query, { ...filter, ...part }),
    [path, query, filter],
  )
  return { filter, setFilter, hrefOf }
}
