'use client'

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Client } from '@tributary/sdk'
import { type ReactNode, useState } from 'react'
import { applyQueryDefaults, createQueryClient } from '../cache/query-client.ts'
import { ClientContext } from './client-context.ts'

/** Properties of {@link TributaryProvider}. */
export type TributaryProviderProps = {
  /** The client of the signed-in user. */
  client: Client
  /**
   * The cache of server data. By default the provider creates one. Use a new one for each user, or clear it at sign-out,
   * so that no user sees the data of another.
   */
  queryClient?: QueryClient
  /** The part of the application that uses the hooks. */
  children: ReactNode
}

/** Provides the client and the cache to the hooks below it. */
export function TributaryProvider({ client, queryClient, children }: TributaryProviderProps) {
  const [created] = useState(() => (queryClient ? null : createQueryClient()))
  const queries = queryClient ?? created ?? createQueryClient()
  useState(() => applyQueryDefaults(queries))
  return (
    <QueryClientProvider client={queries}>
      <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
    </QueryClientProvider>
  )
}
