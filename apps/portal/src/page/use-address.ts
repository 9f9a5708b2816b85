import { useRouter } from 'wouter'

/**
 * Returns path and query exactly as in the address. wouter's own hooks decode both once: a search for "50%41" would be
 * "50A", and a returnUrl would be decoded twice (ROUTE-46).
 */
export function useAddress(): { path: string; query: string } {
  const router = useRouter()
  const [path] = router.hook(router)
  return { path, query: router.searchHook(router).replace(/^\?/, '') }
}

/** Returns the query exactly as in the address, without its question mark. */
export const useQueryString = (): string => useAddress().query
