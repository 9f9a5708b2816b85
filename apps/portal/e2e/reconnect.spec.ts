import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { mailTo } from './support/data/mail.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

// The connector it disconnects would disturb other specs, so it has its own server.
test.use({ serverKind: 'fresh' })

test('a person without an account reconnects the account that they were asked for, once [RELINK-02, RELINK-04, RELINK-05, RELINK-07]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  test.setTimeout(120_000)
  const address = 'kim@harbour.example'
  const card = page.getByRole('article', { name: 'Birch Ltd' })
  await portal.openAs(people.olga)
  await portal.navigation.choose('Birch Ltd')
  await portal.open('/connectors/xero/manage')
  await page.getByRole('button', { name: 'Connect/ Reconnect' }).click()
  await portal.accountProviderPage.allow('Birch Ltd')
  await portal.manage.disconnect('Birch Ltd', 'Waits for the person with the login')

  await test.step('is asked from the card', async () => {
    await card.getByRole('button', { name: 'Ask the person with the login of Birch Ltd' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reconnect Birch Ltd by mail' })
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Email address' }).fill(address)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(card.getByText(`${address} was asked.`)).toBeVisible()
    await expectAccessible(page)
  })

  const first = await mailTo(server.dataDir, address, { kind: 'reconnect-link' })
  await card.getByRole('button', { name: `Send again to ${address}: Birch Ltd` }).click()
  const { link } = await mailTo(server.dataDir, address, { kind: 'reconnect-link', after: first })
  const theirs = await anotherBrowser()
  const provider = theirs.accountProviderPage
  const go = theirs.page.getByRole('button', { name: 'Continue to Xero' })

  await test.step('finds the replaced link invalid, and the new one valid', async () => {
    await theirs.page.goto(first.link)
    await expect(theirs.heading).toHaveText('This link is not valid')
    await theirs.page.goto(link)
    await expect(theirs.heading).toHaveText('Reconnect Xero')
    await theirs.expectAddress('/reconnect/link')
    await expect(
      theirs.page.getByText('Olga Oak asks you to reconnect a connector of Birch Ltd.'),
    ).toBeVisible()
    await expectAccessible(theirs.page)
    await theirs.page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(theirs.page)
  })

  await test.step('chooses a different account, then the right one', async () => {
    await go.click()
    await provider.allow('Birch Garden Centres Ltd')
    await expect(theirs.page.getByRole('alert')).toContainText('You chose a different account at Xero.')
    await go.click()
    await provider.allow('Birch Ltd')
    await expect(theirs.heading).toHaveText('Reconnected')
    await expect(theirs.page.getByText('Olga Oak gets a mail, and a refresh starts now.')).toBeVisible()
    await expectAccessible(theirs.page)
    await theirs.page.goto(link)
    await expect(theirs.heading).toHaveText('This link is not valid')
  })

  await page.reload()
  await expect(card).toContainText(`Authorised by ${address}`)
  await expect(card.getByText('was asked')).toHaveCount(0)
  const { text } = await mailTo(server.dataDir, people.olga.email, { kind: 'reconnected' })
  expect(text).toContain(address)
})
