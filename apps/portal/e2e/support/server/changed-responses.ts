import type { Page } from '@playwright/test'

type Wire = Record<string, unknown> & { Name: string; Log: Record<string, unknown> | null }

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'Name' in value

type Change = (connector: Wire) => Wire

/** Changes one connector in the real server's responses, to show states that take long to reach. */
export const changeConnector = (page: Page, name: string, change: Change): Promise<void> =>
  changeConnectors(page, (rows) => rows.map((row) => (row.Name === name ? change(row) : row)))

/** Adds copies of one connector to the real server's responses, each with its own name and state. */
export const copyConnector = (page: Page, name: string, copies: Record<string, Change>): Promise<void> =>
  changeConnectors(page, (rows) => [
    ...rows,
    ...rows
      .filter((row) => row.Name === name)
      .flatMap((row) =>
        Object.entries(copies).map(([copy, change]) => ({ ...change(row), Id: copy, Name: copy })),
      ),
  ])

async function changeConnectors(page: Page, change: (rows: Wire[]) => Wire[]): Promise<void> {
  await page.route('**/business2cloud/clients/*/connectors/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const list: unknown = await response.json()
    await route.fulfill({ response, json: change(Array.isArray(list) ? list.filter(isWire) : []) })
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
