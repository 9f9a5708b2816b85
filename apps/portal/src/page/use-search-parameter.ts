import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from './use-address.ts'

const DEBOUNCE_MS = 300

const searchOf = (query: string): string => new URLSearchParams(query).get('search') ?? ''

/** Returns the address with `search` in lower case, or without it when the text is empty. */
export function withSearch(path: string, query: string, text: string): string {
  const parameters = new URLSearchParams(query)
  if (text) parameters.set('search', text.toLowerCase())
  else parameters.delete('search')
  return parameters.size ? `${path}?${parameters}` : path
}

/** Returns the search text of the address, and a function that clears it. */
export function useAddressSearch() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const clear = () => navigate(withSearch(path, query, ''), { replace: true })
  return { search: searchOf(query), clear }
}

/** The search box of the top bar. The address follows 300 ms after the last key (SHELL-38, SHELL-49). */
export function useSearchParameter() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const search = searchOf(query)
  const [typed, setTyped] = useState(search)
  const [followed, setFollowed] = useState({ path, search })

  // After a change of page or a link with a search, the box shows the address, but it ignores its own change.
  if (followed.path !== path || followed.search !== search) {
    setFollowed({ path, search })
    if (followed.path !== path || search !== typed.toLowerCase()) setTyped(search)
  }

  useEffect(() => {
    if (typed.toLowerCase() === search) return
    const timer = setTimeout(() => navigate(withSearch(path, query, typed), { replace: true }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, path, query, navigate])

  return { typed, setTyped, search }
}
