import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from './support/checks/accessible.ts'
import { changeSettingByApi } from './support/data/connector-calls.ts'
import { mailTo } from './support/data/mail.ts'
import { people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

const name = 'Warehouse files'

/** A fake of Slack on this machine, which the demo may reach. It stores the title of each message. */
async function startSlack() {
  const titles: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    titles.push(JSON.parse(body).text)
    response.end('ok')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { titles, url: `http://127.0.0.1:${port}/services/T0/B0/x`, stop: () => server.close() }
}

async function addChannel({ page }: Portal, url: string) {
  await page.getByRole('button', { name: 'Add a channel' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('#operations')
  await page.getByRole('textbox', { name: 'Address' }).fill(url)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'More actions for #operations' }).click()
  await page.getByRole('menuitem', { name: 'Send a test message' }).click()
  await expect(page.getByText('#operations has accepted the test message.')).toBeVisible()
}

test('a failed refresh alerts a user by mail and a Slack channel, once until it works again', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const slack = await startSlack()
  const sue = await anotherBrowser()
  await sue.openAs(people.sue, '/admin/alerts')
  await addChannel(sue, slack.url)

  await portal.openAs(people.una, '/profile#alerts')
  const panel = page.getByRole('region', { name: 'Alerts' })
  await expect(panel.getByRole('heading')).toBeFocused()
  await expect(panel).toBeInViewport()
  await panel.getByRole('checkbox', { name: 'Refresh failed' }).check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save alerts' }).click()
  await expect(portal.toast('Your alerts have been saved.')).toBeVisible()

  const path = (value: string) =>
    changeSettingByApi(server, people.olga, { connector: name, name: 'ftp.path', value })
  await path('/nowhere')
  await portal.open('/connectors/ftp/refresh')
  const card = portal.dashboard.card(name)
  await card.button('Refresh').click()
  const failed = await mailTo(server.dataDir, people.una.email, { kind: 'alerts' })
  expect(failed.subject).toBe(`${name}: the refresh failed`)
  expect(failed.links).toContain(`${server.url}/profile#alerts`)

  await path('/outgoing')
  await page.goto(failed.link)
  await page.getByRole('dialog', { name: `Refresh history of ${name}` }).waitFor()
  await page.keyboard.press('Escape')
  await card.button('Retry').click()
  const works = await mailTo(server.dataDir, people.una.email, { kind: 'alerts', after: failed })
  expect(works.subject).toBe(`${name} works again`)
  const messages = ['Test of an alert channel', failed.subject, works.subject]
  await expect.poll(() => slack.titles).toEqual(messages)
  slack.stop()
})
