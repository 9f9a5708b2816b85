import type { Page } from '@playwright/test'

// Changed network responses, for states that the demo data does not have.

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Changes every row of the server's response. */
export const rewrite = (page: Page, calls: string, change: (row: Row) => Row) =>
  rewriteAll(page, calls, (rows) => rows.map(change))

/** Changes the list in the server's response. */
export const rewriteAll = (page: Page, calls: string, change: (rows: Row[]) => Row[]) =>
  page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const answer: unknown = await response.json()
    await route.fulfill({ response, json: Array.isArray(answer) ? change(answer.filter(isRow)) : answer })
  })

/** Responds to these calls with a body, and with status 200 by default. */
export const answer = (page: Page, calls: string, json: unknown, status = 200) =>
  page.route(calls, (route) => route.fulfill({ status, json }))

/** Responds with a server error. */
export const fail = (page: Page, calls: string) => answer(page, calls, {}, 500)
