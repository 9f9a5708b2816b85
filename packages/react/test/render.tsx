import { defaultScheduler, notifyManager, type QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { type Client, createClient } from '@tributary/sdk'
import { createFakeBackend } from '@tributary/sdk/testing'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { createQueryClient, TributaryProvider } from '../src/index.ts'

const baseUrl = 'https://portal.example/backend'

/** Creates a fake backend, and a client of an administrator. */
export function startBackend(emailAddress = 'adam@tributary.example') {
  const backend = createFakeBackend()
  const token = backend.tokenOf(emailAddress)
  return { backend, client: createClient({ baseUrl, fetch: backend.fetch, token }) }
}

/** Renders a hook below a provider. */
export function renderWith<Result>(
  client: Client,
  hook: () => Result,
  queryClient: QueryClient = createQueryClient(),
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TributaryProvider client={client} queryClient={queryClient}>
      {children}
    </TributaryProvider>
  )
  return { ...renderHook(hook, { wrapper }), queryClient }
}

/** Unmounts after each test, and puts timers under the control of the tests of a file. */
export function controlledTime(): void {
  beforeAll(() => notifyManager.setScheduler(queueMicrotask))
  afterAll(() => notifyManager.setScheduler(defaultScheduler))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
}
