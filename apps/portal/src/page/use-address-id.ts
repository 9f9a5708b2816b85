import type { Id } from '@tributary/domain'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from './use-address.ts'

/** Returns the address with another id in a parameter, or without one. Everything else stays. */
function withId(path: string, query: string, name: string, id: Id | null): string {
  const parameters = new URLSearchParams(query)
  if (id === null) parameters.delete(name)
  else parameters.set(name, String(id))
  return parameters.size ? `${path}?${parameters}` : path
}

/** Reads an id from a parameter of the address, so that Back closes what it opens and a link opens it. */
export function useAddressId(name: string) {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const id = new URLSearchParams(query).get(name) || null
  const hrefOf = useCallback((one: { id: Id }) => withId(path, query, name, one.id), [path, query, name])
  const close = () => navigate(withId(path, query, name, null), { replace: true })
  return { id, hrefOf, close }
}
