import { expect, type Page } from '@playwright/test'

/** The form of an access token. */
const ACCESS_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/

/**
 * Expects no secret, access token or session cookie where a script could read it: in storages, databases, readable
 * cookies or the names of loaded resources.
 */
export async function expectNothingKept(page: Page, secrets: readonly string[]): Promise<void> {
  const { databases, ...kept } = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: [...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())],
    cookies: document.cookie,
    name: window.name,
    address: location.href,
    history: JSON.stringify(history.state),
    loaded: performance.getEntries().map(({ name }) => name),
  }))
  expect(databases).toEqual([])
  const text = JSON.stringify(kept)
  expect(text).not.toMatch(ACCESS_TOKEN)
  const cookies = await page.context().cookies()
  const unreadable = cookies.filter(({ httpOnly }) => httpOnly)
  expect(unreadable).not.toEqual([])
  for (const secret of [...secrets, ...unreadable.map(({ value }) => value)]) {
    expect(secret).not.toBe('')
    expect(text).not.toContain(secret)
  }
}
