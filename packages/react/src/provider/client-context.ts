'use client'

import type { Client } from '@tributary/sdk'
import { createContext, useContext } from 'react'

/** The client that the hooks below a provider use. */
export const ClientContext = createContext<Client | null>(null)

/** Returns the client of the nearest `TributaryProvider`, for calls that have no hook. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('The hooks of @tributary/react need a TributaryProvider above them.')
  return client
}
