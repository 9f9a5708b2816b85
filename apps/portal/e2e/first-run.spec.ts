import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { settingsByApi } from './support/data/connector-calls.ts'
import { mailTo } from './support/data/mail.ts'
import { stranger } from './support/data/new-person.ts'
import { password, people } from './support/data/people.ts'
import { TablePreview } from './support/screens/table-preview.ts'
import { Server } from './support/server/server.ts'
import { test as base, expect } from './support/test.ts'

const ada = { ...people.sue, email: 'ada@first.example' }

/** An installation without any data. The demo of the shared server has the files to read. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
  server: async ({}, use) => {
    const server = await Server.fresh({
      variables: { DEMO: 'false', ADMIN_EMAIL: ada.email, ALLOW_PRIVATE_TARGETS: 'true' },
    })
    await use(server)
    await server.remove()
  },
})

test.setTimeout(120_000)

test('leads the first administrator of an empty installation to the rows of a first table', async ({
  portal,
  page,
  server,
  sharedServer,
}) => {
  const { manage, dashboard } = portal
  const steps = page.getByRole('region', { name: 'Getting started' })
  const files = await settingsByApi(sharedServer, people.sue, 'Warehouse files')

  await test.step('enters a name and chooses a password, which signs them in', async () => {
    const [link] = /http:\S+\/set-password\/\S+/.exec(server.log) ?? []
    await page.goto(link ?? '')
    await page.getByLabel('First name').fill('Grace')
    await page.getByLabel('Last name').fill('Hopper')
    await portal.newPassword.fill(password)
    await portal.newPassword.button('Set password').click()
    await portal.expectAddress('/home')
  })

  await test.step('creates the organisation, with nothing but its name', async () => {
    await expect(steps).toContainText('Done: 0 of 5')
    await steps.getByRole('link', { name: 'Create the organisation' }).click()
    await portal.organisations.field('Name').fill('Fern Ltd')
    await portal.organisations.button('Save').click()
    await expect(portal.heading).toHaveText('Fern Ltd')
    await expect(steps).toContainText('Done: 1 of 5')
    await expectAccessible(page)
  })

  await test.step('connects a system, and refreshes it', async () => {
    await steps.getByRole('link', { name: 'Connect a system' }).click()
    await expect(page.getByRole('region', { name: 'Available connectors' })).toBeInViewport()
    await portal.home.card('FTP').click()
    await manage.field('name').fill('Warehouse files')
    // Typed instead of pasted, and left with the next press.
    const { 'ftp.host': host, 'ftp.path': folder } = files
    await manage.field('ftp.host').fill(`ftp://warehouse:Crate-42-forklift@${host}${folder}`)
    await manage.answer('Test connection')
    await expect(manage.dialog.getByText('The connection works.')).toBeVisible()
    await manage.answer('Save and refresh now')
    const card = dashboard.card('Warehouse files')
    await expect(card.state).toHaveText('Connector is up to date.')
  })

  await test.step('sees its rows', async () => {
    const rows = await new TablePreview(page, 'Warehouse files').rows('products')
    expect(rows.length).toBeGreaterThan(5)
    await portal.navigation.link('Home').click()
    await expect(steps).toContainText('Done: 3 of 5')
  })

  await test.step('invites a person', async () => {
    const una = stranger('Una')
    await steps.getByRole('link', { name: 'Invite people' }).click()
    await page.getByRole('button', { name: 'Invite people' }).click()
    await page.getByRole('textbox', { name: 'Email address, row 1' }).fill(una.email)
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await expect(portal.toast('1 person invited.')).toBeVisible()
    await mailTo(server.dataDir, una.email, { kind: 'invitation' })
    await portal.navigation.link('Home').click()
    await expect(steps).toContainText('Done: 4 of 5')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
