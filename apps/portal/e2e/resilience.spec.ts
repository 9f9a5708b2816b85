import { password, people } from './support/data/people.ts'
import { expectSampleRows, inEmbeddedDatabase } from './support/data/rows.ts'
import { expect, test } from './support/test.ts'

const ftp = '/connectors/ftp/refresh'
const upToDate = 'Connector is up to date.'

test.describe('when the server stops', () => {
  test.use({ serverKind: 'fresh' })

  test('keeps the page and the session, and works again when the server is back [CONST-27, ERR-01, SHELL-53]', async ({
    portal,
    server,
    page,
  }) => {
    const noConnection = 'Failed to connect to server. Please check your internet connection and try again.'
    await portal.open('/')
    await portal.signInScreen.fill(people.adam)
    await server.stop()
    await portal.signInScreen.button.click()
    await expect(portal.signInScreen.error).toContainText(noConnection)
    await server.start()
    await portal.signInScreen.button.click()
    await portal.expectAddress('/home')

    await portal.navigation.link('FTP').click()
    const card = portal.dashboard.card('Warehouse files')
    await expect(card.button('Refresh')).toBeEnabled()
    await server.kill()
    await card.button('Refresh').click()
    await expect(portal.toast(noConnection)).toBeVisible()
    await expect(card.state).toHaveText('Not refreshed yet.')
    await server.start()
    await card.button('Refresh').click()
    await expect(card.state).toHaveText('Refreshing...')
    await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    await page.reload()
    await expect(portal.navigation.bar).toContainText(people.adam.email)
  })

  test('works before the script of the messages has loaded [SHELL-01, SHELL-53]', async ({
    portal,
    page,
  }) => {
    const drawing = '**/assets/ToastRegion-*'
    const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
    await page.route(drawing, (route) => route.abort('connectionrefused'))
    await portal.open('/')
    await missed
    await portal.signInScreen.signIn(people.una)
    await portal.expectAddress('/home')
    await page.unroute(drawing)

    await portal.navigation.link('FTP').click()
    await page.route('**/process', (route) => route.abort())
    await portal.dashboard.card('Warehouse files').button('Refresh').click()
    await expect(portal.toast('Failed to connect to server.')).toBeVisible()
    const messages = page.getByRole('region', { name: /^Notifications/ }).locator('ol')
    await expect(messages).toHaveCSS('position', 'fixed')
  })

  test('writes nothing half-way during a refresh, which can be repeated', async ({
    portal,
    server,
    page,
  }) => {
    test.setTimeout(120_000)
    await portal.openAs(people.adam, ftp)
    const card = portal.dashboard.card('Warehouse files')
    // The card shows "Refreshing..." before the server has the request. Only a started run can be interrupted.
    const begun = page.waitForResponse((response) => response.url().endsWith('/process') && response.ok())
    await card.button('Refresh').click()
    await begun
    await expect(card.state).toHaveText('Refreshing...')
    await server.kill()
    await server.start()
    // The next process finds the abandoned run, and repeats it or marks it as failed.
    await expect(card.state).toHaveText(/Connector is up to date\.|Encountered an error\./, {
      timeout: 60_000,
    })
    if ((await card.state.textContent()) !== upToDate) {
      await card.button('Retry').click()
      await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    }
    await server.stop()
    await inEmbeddedDatabase(server.dataDir, expectSampleRows)
  })
})

test('shows that it is offline, keeps the page and continues when it is online [CONST-27, ERR-01]', async ({
  portal,
  page,
}) => {
  const card = portal.dashboard.card('Warehouse files')
  await portal.open('/')
  await portal.signInScreen.fill(people.una)
  await page.context().setOffline(true)
  await portal.signInScreen.button.click()
  await expect(portal.signInScreen.error).toContainText('Failed to connect to server.')
  await page.context().setOffline(false)
  await portal.signInScreen.button.click()
  await portal.expectAddress('/home')

  await portal.navigation.link('FTP').click()
  await expect(card.whole).toBeVisible()
  await page.context().setOffline(true)
  await expect(card.whole).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Failed to connect')
  const again = page.waitForResponse('**/business2cloud/clients/*/connectors/ftp')
  await page.context().setOffline(false)
  expect((await again).status()).toBe(200)
  await expect(card.whole).toBeVisible()
})

test('survives invalid list responses with a way to retry [SHELL-54, ERR-02, ERR-03]', async ({
  portal,
  page,
}) => {
  const main = page.getByRole('main')
  await portal.openAs(people.una)
  for (const [what, body, contentType] of [
    ['a page of HTML', '<!doctype html><h1>Log in to the WiFi</h1>', 'text/html'],
    ['nothing at all', '', 'application/json'],
    ['half of an answer', '[{"Id": "1", "Na', 'application/json'],
    ['something of another shape', '{"connectors": 7}', 'application/json'],
  ] as const) {
    await test.step(what, async () => {
      const list = '**/business2cloud/clients/*/connectors/ftp'
      await page.route(list, (route) => route.fulfill({ body, contentType }))
      await page.goto(ftp)
      await expect(main).toContainText(/Invalid response from server|No response from server|OK/)
      await expect(main).not.toContainText(/undefined|\[object|<h1>|WiFi/)
      await page.unroute(list)
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
    })
  }
})

test('renews an expired access token once for many calls [STATE-16, STATE-23]', async ({ portal, page }) => {
  await portal.openAs(people.adam, '/home')
  await expect(portal.home.card('FTP')).toBeVisible()
  let renewals = 0
  const refused = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) renewals++
  })
  await page.route('**/backend/business2cloud/**', (route) => {
    const { url, token } = {
      url: route.request().url(),
      token: route.request().headers().authorization ?? '',
    }
    // From here on the server refuses the first access token as expired.
    if (refused.size === 0) refused.add(token)
    return refused.has(token) && !url.includes('/auth/')
      ? route.fulfill({ status: 401, json: { message: 'Unauthorized' } })
      : route.continue()
  })
  await portal.navigation.link('FTP').click()
  await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
  expect(renewals).toBe(1)
  await portal.expectAddress(ftp)
})

test('resumes an ended session in place, or leads to sign-in and back [STATE-16, ROUTE-43]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.olga, '/home')
  await expect(portal.home.card('FTP')).toBeVisible()
  const endSession = async () => {
    // Waits for background requests: otherwise they notice the ended session before the click does.
    await page.waitForLoadState('networkidle')
    for (const calls of ['**/backend/business2cloud/**', '**/backend/auth/refresh'])
      await page.route(calls, (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }))
  }
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await endSession()
  await portal.navigation.link('FTP').click()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.unrouteAll()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
  await portal.expectAddress(ftp)

  await page.reload()
  await endSession()
  await portal.dashboard.card('Warehouse files').button('Refresh').click()
  await dialog.getByRole('button', { name: 'Sign in another way' }).click()
  await portal.expectAddress(`/?returnUrl=${encodeURIComponent(ftp)}`)
  await page.unrouteAll()
  await portal.signInScreen.signIn(people.olga)
  await portal.expectAddress(ftp)
  await expect(portal.dashboard.card('Warehouse files').whole).toBeVisible()
})
