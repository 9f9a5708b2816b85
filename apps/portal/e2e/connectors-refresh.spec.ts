import { startPostgres } from '@tributary/tooling/postgres'
import { type Person, people } from './support/data/people.ts'
import { expectNoRowTwice, expectSampleRows, inEmbeddedDatabase, inPostgres } from './support/data/rows.ts'
import { Portal } from './support/screens/portal.ts'
import { Server } from './support/server/server.ts'
import { expect, test } from './support/test.ts'

const upToDate = 'Connector is up to date.'
const refreshing = 'Refreshing...'

/** Signs in and follows the navigation to a connector, as a person does. */
async function signInAndOpenFtp(portal: Portal, person: Person) {
  await portal.open('/')
  await portal.signInScreen.signIn(person)
  await portal.navigation.link('FTP').click()
}

test.describe('refreshing files', () => {
  test.use({ serverKind: 'fresh' })

  test('an incremental and a full refresh store every row once [CONNDASH-04, CONNDASH-05, CONNDASH-06, CONNDASH-10, CONNDASH-14, CONNDASH-27]', async ({
    portal,
    server,
    anotherBrowser,
  }) => {
    await signInAndOpenFtp(portal, people.eli)
    const card = portal.dashboard.card('Warehouse files')
    await expect(card.state).toHaveText('Not refreshed yet.')
    await refresh(portal, 'Refresh')

    const sue = await anotherBrowser()
    await signInAndOpenFtp(sue, people.sue)
    await refresh(sue, 'Incremental')
    await refresh(sue, 'Full')
    await server.stop()
    await inEmbeddedDatabase(server.dataDir, async (query) => {
      await expectSampleRows(query)
      await expectNoRowTwice(query)
    })
  })
})

async function refresh(portal: Portal, button: 'Refresh' | 'Incremental' | 'Full') {
  const card = portal.dashboard.card('Warehouse files')
  await card.button(button).click()
  await expect(card.state).toHaveText(refreshing)
  await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
  await expect(card.button(button)).toBeEnabled()
}

test('a user with one connector refreshes it on PostgreSQL [CONNDASH-29]', async ({ browser }) => {
  test.setTimeout(120_000)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const server = await Server.fresh({ databaseUrl })
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const portal = new Portal(await context.newPage())
    const card = portal.dashboard.card('Warehouse files')
    await signInAndOpenFtp(portal, people.una)
    await expect(portal.dashboard.cards).toHaveCount(1)
    await card.button('Refresh').click()
    await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
    await inPostgres(databaseUrl, expectSampleRows)
  } finally {
    await context.close()
    await server.remove()
    await postgres.stop()
  }
})
