import type { Page } from '@playwright/test'

// What the network does to a page, for states that the demo does not come to by itself.

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Changes every row of what the server really answers. */
export const rewrite = (page: Page, calls: string, change: (row: Row) => Row) =>
  rewriteAll(page, calls, (rows) => rows.map(change))

/** Changes the list that the server really answers. */
export const rewriteAll = (page: Page, calls: string, change: (rows: Row[]) => Row[]) =>
  page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const answer: unknown = await response.json()
    await route.fulfill({ response, json: Array.isArray(answer) ? change(answer.filter(isRow)) : answer })
  })

/** Answers these calls with this, and a status that says all is well unless another is named. */
export const answer = (page: Page, calls: string, json: unknown, status = 200) =>
  page.route(calls, (route) => route.fulfill({ status, json }))

/** Answers as a server does that has broken down. */
export const fail = (page: Page, calls: string) => answer(page, calls, {}, 500)
