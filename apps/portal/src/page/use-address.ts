import { useRouter } from 'wouter'

/**
 * The path and query as they stand in the address. wouter's own hooks decode both once before they hand them over:
 * a search for "50%41" would read "50A", and a returnUrl would be decoded twice (ROUTE-46).
 */
export function useAddress(): { path: string; query: string } {
  const router = useRouter()
  const [path] = router.hook(router)
  return { path, query: router.searchHook(router).replace(/^\?/, '') }
}

/** The query as it stands in the address, without its question mark. */
export const useQueryString = (): string => useAddress().query
