import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from './use-address.ts'

const DEBOUNCE_MS = 300

const searchOf = (query: string): string => new URLSearchParams(query).get('search') ?? ''

/** The address with `search` set lower-cased, or without it when the box is empty. */
export function withSearch(path: string, query: string, text: string): string {
  const parameters = new URLSearchParams(query)
  if (text) parameters.set('search', text.toLowerCase())
  else parameters.delete('search')
  return parameters.size ? `${path}?${parameters}` : path
}

/** What the address searches for, for the page beneath the search box, and how to search for nothing. */
export function useAddressSearch() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const clear = () => navigate(withSearch(path, query, ''), { replace: true })
  return { search: searchOf(query), clear }
}

/** The top bar's search: what is typed now, and what the address holds 300 ms later (SHELL-38, SHELL-49). */
export function useSearchParameter() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const search = searchOf(query)
  const [typed, setTyped] = useState(search)
  const [followed, setFollowed] = useState({ path, search })

  // Another page or a link with its own search: the box follows the address, but not its own echo.
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
