import type { Id } from '@tributary/domain'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'

/** Returns the address with another connector to fix, or without one. Everything else stays. */
function withFix(path: string, query: string, id: Id | null): string {
  const parameters = new URLSearchParams(query)
  if (id === null) parameters.delete('fix')
  else parameters.set('fix', String(id))
  return parameters.size ? `${path}?${parameters}` : path
}

/** Reads the connector to fix from the address, so that Back closes its sheet and a link opens it. */
export function useFixAddress() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const id = new URLSearchParams(query).get('fix') || null
  const hrefOf = useCallback((one: { id: Id }) => withFix(path, query, one.id), [path, query])
  const close = () => navigate(withFix(path, query, null), { replace: true })
  return { id, hrefOf, close }
}
