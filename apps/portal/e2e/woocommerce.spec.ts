import { startPostgres } from '@tributary/tooling/postgres'
import { people } from './support/data/people.ts'
import { inPostgres } from './support/data/rows.ts'
import { Portal } from './support/screens/portal.ts'
import { Server } from './support/server/server.ts'
import { WebShop } from './support/server/web-shop.ts'
import { expect, test } from './support/test.ts'

const upToDate = 'Connector is up to date.'

test('a web shop’s rows match after each kind of refresh and after its key is revoked midway [CONNDASH-05, CONNDASH-06, CONNDASH-20, CPROP-05]', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const server = await Server.fresh({ databaseUrl })
  const context = await browser.newContext({ baseURL: server.url })
  try {
    await inPostgres(databaseUrl, async (query) => {
      const shop = await WebShop.ofConnector(query)
      const portal = new Portal(await context.newPage())
      await portal.openAs(people.sue, '/connectors/woocommerce/refresh')
      const card = portal.dashboard.card('Acme web shop')
      const refresh = async (button: 'Retry' | 'Incremental' | 'Full') => {
        await card.button(button).click()
        await expect(card.state).toHaveText('Refreshing...')
        await expect(card.state).toHaveText(upToDate, { timeout: 45_000 })
        await shop.expectIn(query)
      }
      await expect(card.whole).toContainText('This connector may have been disconnected.')
      await refresh('Retry')

      const [changed, cancelled, binned] = (await shop.orders()).filter(
        ({ status }) => status === 'completed',
      )
      if (!changed || !cancelled || !binned) throw new Error('The shop has too few orders.')
      await shop.changeOrder(changed.id, { total: '1.00', line_items: changed.line_items.slice(1) })
      await shop.changeOrder(cancelled.id, { status: 'cancelled' })
      await shop.changeOrder(binned.id, { status: 'trash' })
      await refresh('Incremental')
      await refresh('Full')

      const before = await query('select * from acme_web_shop.orders order by id')
      await shop.changeOrder(changed.id, { total: '2.00' })
      await shop.revokeKey({ afterQuestions: 5 })
      await card.button('Incremental').click()
      await expect(card.whole).toContainText('This connector may have been disconnected.', {
        timeout: 45_000,
      })
      expect(await query('select * from acme_web_shop.orders order by id')).toEqual(before)
    })
  } finally {
    await context.close()
    await server.remove()
    await postgres.stop()
  }
})
