import type { Page } from '@playwright/test'

type Wire = Record<string, unknown> & { Name: string; Log: Record<string, unknown> | null }

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'Name' in value

type Change = (connector: Wire) => Wire

/** Changes one connector in the real server's responses, to show states that take long to reach. */
export async function changeConnector(page: Page, name: string, change: Change): Promise<void> {
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

/** Changes fields of the connector's log. */
export const withLog =
  (fields: Partial<typeof neverRefreshed> | Record<string, unknown>) => (connector: Wire) => ({
    ...connector,
    Log: { ...neverRefreshed, ...fields },
  })

/** Makes the connector look as if it was never authorised. */
export const neverAuthorised = (connector: Wire): Wire => ({
  ...connector,
  NeedsAuthorisation: true,
  Authorisation: null,
  Log: null,
})
