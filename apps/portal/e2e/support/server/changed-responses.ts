import type { Page } from '@playwright/test'

type Wire = Record<string, unknown> & { Name: string; Log: Record<string, unknown> | null }

const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'Name' in value

type Change = (connector: Wire) => Wire

/** Changes what the server really answers for one connector, so that a state that takes long to reach can be seen. */
export const changeConnector = (page: Page, name: string, change: Change): Promise<void> =>
  changeConnectors(page, (rows) => rows.map((row) => (row.Name === name ? change(row) : row)))

/** Adds copies of one connector to what the server really answers, each with a name and in a state of its own. */
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

/** The log of the connector, with these fields changed. */
export const withLog =
  (fields: Partial<typeof neverRefreshed> | Record<string, unknown>) => (connector: Wire) => ({
    ...connector,
    Log: { ...neverRefreshed, ...fields },
  })

/** The connector as if nobody had ever authorised it at its provider. */
export const neverAuthorised = (connector: Wire): Wire => ({
  ...connector,
  NeedsAuthorisation: true,
  Authorisation: null,
  Log: null,
})
