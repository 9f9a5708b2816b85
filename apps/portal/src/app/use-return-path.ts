import { resolveReturnUrl } from '@tributary/sdk/rules'
import { useCallback } from 'react'
import { useRouter } from 'wouter'
import { findRoute } from './find-route.ts'

/** The path a query's `returnUrl` leads to when it is one of the portal's own, else home (ROUTE-46). */
export function useReturnPath(): (query: string) => string {
  const { parser } = useRouter()
  return useCallback(
    (query) => {
      const isKnownPath = (path: string) => {
        const found = findRoute(parser, path)
        return found !== undefined && found.route.admission !== 'anyone'
      }
      return resolveReturnUrl(new URLSearchParams(query).get('returnUrl'), isKnownPath)
    },
    [parser],
  )
}
