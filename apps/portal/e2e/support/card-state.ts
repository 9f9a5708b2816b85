import type { Page } from '@playwright/test'

type Wire = Record<string, unknown> & { Name: string; Log: Record<string, unknown> | null }

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'Name' in value

/** Changes what the server really answers for one connector, so that a state that takes long to reach can be seen. */
export async function changeConnector(
  page: Page,
  name: string,
  change: (connector: Wire) => Wire,
): Promise<void> {
  await page.route('**/business2cloud/clients/*/connectors/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const list: unknown = await response.json()
    const rows = Array.isArray(list) ? list.filter(isWire) : []
    await route.fulfill({ response, json: rows.map((row) => (row.Name === name ? change(row) : row)) })
  })
}

const neverRefreshed = {
  ManuallyTriggeredAtUtc: null,
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: null,
  HasError: false,
  Forbidden: false,
  RefreshDetail: null,
  Error: null,
}

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** The log of the connector, with these fields changed. */
export const withLog =
  (fields: Partial<typeof neverRefreshed> | Record<string, unknown>) => (connector: Wire) => ({
    ...connector,
    Log: { ...neverRefreshed, ...fields },
  })
