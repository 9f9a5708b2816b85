import type { ApiRequest, ApiResponse } from './api-exchange.ts'

/** A number of requests per window. Windows are fixed and follow the server's clock. */
export type ApiLimit = {
  readonly count: number
  readonly windowMs: number
  /** Returns what the system counts by, such as a tenant; all requests together if omitted. */
  key?(request: ApiRequest): string
  /** The response when the limit is used up. */
  refuse(secondsLeft: number): ApiResponse
  /** Headers that every response has. */
  headers?(remaining: number): Record<string, string>
}

type Window = { readonly endsAt: number; used: number }

export type ApiLimits = {
  /** Counts a request. Returns the refusal, if a limit is used up, and the headers for its response. */
  count(request: ApiRequest): { refusal: ApiResponse | undefined; headers: Record<string, string> }
}

export function apiLimits(limits: readonly ApiLimit[], now: () => number): ApiLimits {
  const windows = new Map<ApiLimit, Map<string, Window>>()

  function windowOf(limit: ApiLimit, request: ApiRequest): Window {
    const byKey = windows.get(limit) ?? new Map<string, Window>()
    windows.set(limit, byKey)
    const key = limit.key?.(request) ?? ''
    const current = byKey.get(key)
    if (current && now() < current.endsAt) return current
    const started: Window = { endsAt: now() + limit.windowMs, used: 0 }
    byKey.set(key, started)
    return started
  }

  return {
    count(request) {
      const open = limits.map((limit) => ({ limit, window: windowOf(limit, request) }))
      const full = open.find(({ limit, window }) => window.used >= limit.count)
      if (!full) for (const { window } of open) window.used += 1
      const headers = open.map(({ limit, window }) => limit.headers?.(limit.count - window.used))
      const seconds = full && Math.ceil((full.window.endsAt - now()) / 1_000)
      return {
        refusal: seconds === undefined ? undefined : full?.limit.refuse(seconds),
        headers: Object.assign({}, ...headers),
      }
    },
  }
}
