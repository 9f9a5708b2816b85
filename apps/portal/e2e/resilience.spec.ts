import { people } from './support/data/people.ts'
import { expectSampleRows, inEmbeddedDatabase } from './support/data/rows.ts'
import { expect, test } from './support/test.ts'

const name = 'Warehouse files'
const upToDate = 'Connector is up to date.'

test.describe('when the server stops', () => {
  test.use({ serverKind: 'fresh' })

  test('keeps page, session and rows, and catches up on a schedule, when the server is back [CONST-27, ERR-01, SHELL-01, SHELL-53, CPROP-18, CONNDASH-25]', async ({
    portal,
    server,
    page,
  }) => {
    test.setTimeout(180_000)
    const noConnection = 'Failed to connect to server. Please check your internet connection and try again.'
    const card = portal.dashboard.card(name)

    await test.step('works before the script of the messages has loaded', async () => {
      const drawing = '**/assets/ToastRegion-*'
      const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
      await page.route(drawing, (route) => route.abort('connectionrefused'))
      await portal.open('/')
      await portal.signInScreen.signIn(people.sue)
      await missed
      await portal.expectAddress('/home')
      await page.unroute(drawing)

      await portal.navigation.link('FTP').click()
      await page.route('**/process', (route) => route.abort())
      await card.button('Incremental').click()
      await expect(portal.toast('Failed to connect to server.')).toBeVisible()
      const messages = page.getByRole('region', { name: /^Notifications/ }).locator('ol')
      await expect(messages).toHaveCSS('position', 'fixed')
      await page.unroute('**/process')
    })

    await test.step('shows that it is gone, and refreshes when it is back', async () => {
      await page.reload()
      await expect(card.button('Incremental')).toBeEnabled()
      await server.kill()
      await card.button('Incremental').click()
      await expect(portal.toast(noConnection)).toBeVisible()
      await expect(card.state).toHaveText('Not refreshed yet.')
      await server.start()
    })

    await test.step('writes nothing half-way during a refresh, which can be repeated', async () => {
      // The card shows "Refreshing..." before the server has the request. Only a started run can be interrupted.
      const begun = page.waitForResponse((response) => response.url().endsWith('/process') && response.ok())
      await card.button('Incremental').click()
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
        await card.reaches(upToDate)
      }
    })

    await test.step('refreshes once for all times it has missed', async () => {
      await expect(card.triggered('Automatic')).toHaveText('—')
      await server.stop()
      await inEmbeddedDatabase(server.dataDir, async (query) => {
        await expectSampleRows(query)
        // A new schedule counts from now, so the time is moved back afterwards.
        await query(`update connectors set schedule = '0 * * * *' where name = '${name}'`)
        await query(
          `update connectors set scheduled_from = scheduled_from - interval '5 hours' where name = '${name}'`,
        )
      })
      await server.start()
      await page.reload()
      await expect(portal.navigation.bar).toContainText(people.sue.email)
      await expect(card.triggered('Automatic')).not.toHaveText('—', { timeout: 45_000 })
      await server.stop()
      await inEmbeddedDatabase(server.dataDir, async (query) => {
        expect(
          await query(
            `select requested_by from refresh_runs r join connectors c on c.id = r.connector_id
             where c.name = '${name}' and trigger = 'automatic'`,
          ),
        ).toEqual([{ requested_by: null }])
      })
    })
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
  const again = page.waitForResponse('**/business2cloud/clients/*/connectors/ftp*')
  await page.context().setOffline(false)
  // 304 when nothing has changed meanwhile.
  expect([200, 304]).toContain((await again).status())
  await expect(card.whole).toBeVisible()
})
