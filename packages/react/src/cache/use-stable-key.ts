'use client'

import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

/** Returns the same array for as long as the key has the same content. */
export function useStableKey(queryKey: QueryKey): QueryKey {
  const [stable, setStable] = useState(queryKey)
  if (hashKey(stable) === hashKey(queryKey)) return stable
  setStable(queryKey)
  return queryKey
}
