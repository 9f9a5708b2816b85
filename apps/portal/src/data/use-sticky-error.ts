import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why something has never been answered. The query library forgets an error as soon as it asks again; what tells
 * the person, and the button under their finger, must stay until there is an answer (SHELL-54).
 */
export function useStickyError({
  data,
  error,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return data === undefined && errorUpdateCount > 0 ? (error ?? last) : null
}
