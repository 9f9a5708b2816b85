import { startPostgres } from '@tributary/tooling/postgres'
import { people } from './support/data/people.ts'
import { expectNoRowTwice, expectSampleRows, inPostgres } from './support/data/rows.ts'
import { Portal } from './support/screens/portal.ts'
import { Server } from './support/server/server.ts'
import { expect, test } from './support/test.ts'

const upToDate = 'Connector is up to date.'
const refreshing = 'Refreshing...'

test('each kind of refresh stores every row once, on PostgreSQL [CONNDASH-04, CONNDASH-05, CONNDASH-06, CONNDASH-10, CONNDASH-14, CONNDASH-27, CONNDASH-29]', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const server = await Server.fresh({ databaseUrl })
  const context = await browser.newContext({ baseURL: server.url })
  try {
    const portal = new Portal(await context.newPage())
    const card = portal.dashboard.card('Warehouse files')
    const refresh = async (button: 'Refresh' | 'Incremental' | 'Full') => {
      await card.button(button).click()
      await expect(card.state).toHaveText(refreshing)
      await card.reaches(upToDate)
      await expect(card.button(button)).toBeEnabled()
    }
    await portal.open('/')
    await portal.signInScreen.signIn(people.una)
    await portal.navigation.link('FTP').click()
    await expect(portal.dashboard.cards).toHaveCount(1)
    await expect(card.state).toHaveText('Not refreshed yet.')
    await refresh('Refresh')

    await portal.openAs(people.sue, '/connectors/ftp/refresh')
    await refresh('Incremental')
    await refresh('Full')
    await inPostgres(databaseUrl, async (query) => {
      await expectSampleRows(query)
      await expectNoRowTwice(query)
    })
  } finally {
    await context.close()
    await server.remove()
    await postgres.stop()
  }
})
