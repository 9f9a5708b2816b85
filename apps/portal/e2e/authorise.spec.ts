import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

// The connectors it adds would disturb other specs, so it has its own server.
test.use({ serverKind: 'fresh' })

// Xero, Vend, Mailchimp and PowerOffice are fake servers of the demo on another port.

test('authorises Xero, Vend, Mailchimp and PowerOffice accounts, and shows the provider’s errors [HOME-06, HOME-14, CALL-23, CALL-112, CONNMAN-23, CONNMAN-24, CONNMAN-25, CONNMAN-28, ERR-18, ERR-19, GLANCE-56]', async ({
  portal,
  page,
}) => {
  test.setTimeout(120_000)
  const provider = portal.accountProviderPage
  const alert = page.getByRole('main').getByRole('alert')
  const status = (text: string) => page.getByRole('main').getByText(text, { exact: true })
  const connect = () => page.getByRole('button', { name: 'Connect/ Reconnect' }).click()
  const card = (name: string) => page.getByRole('article', { name })

  await portal.openAs(people.olga)
  await portal.navigation.choose('Birch Ltd')

  await test.step('cancels at Xero and sees one message', async () => {
    await portal.open('/connectors/xero/manage')
    await expect(card('Birch Ltd')).toBeVisible()
    await connect()
    await expect(provider.heading).toBeVisible()
    await provider.cancel()
    await expect(alert).toHaveText('Adding the Xero connector was either cancelled or was not allowed.')
    await portal.expectAddress('/connectors/xero/manage')
  })

  await test.step('chooses a company that another organisation has connected', async () => {
    await connect()
    await provider.allow('Acme Traders Ltd')
    await expect(alert).toHaveText(
      'The Xero connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.',
    )
  })

  await test.step('chooses two: one is reconnected, one is new', async () => {
    await connect()
    await provider.allow('Birch Ltd', 'Birch Garden Centres Ltd')
    await expect(status('2 Xero connectors are connected.')).toBeVisible()
    await expect(alert).toHaveCount(0)
    for (const name of ['Birch Ltd', 'Birch Garden Centres Ltd'])
      await expect(card(name)).toContainText('Authorised by Olga Oak')
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  await test.step('connects a Vend shop from its card on Home', async () => {
    await portal.open('/home')
    await portal.home.card('Vend').click()
    await provider.allow('Birch Garden Centre')
    await portal.expectAddress('/connectors/vend/manage')
    await expect(status('The Vend connector is connected.')).toBeVisible()
    await expect(card('birch-garden')).toContainText('Authorised by Olga Oak')
  })

  await test.step('connects a Mailchimp account from its card on Home', async () => {
    await portal.open('/home')
    await portal.home.card('Mailchimp').click()
    await provider.allow('Birch Garden Centre')
    await portal.expectAddress('/connectors/mailchimp/manage')
    await expect(status('The Mailchimp connector is connected.')).toBeVisible()
    await expect(card('Birch Garden Centre')).toContainText('Authorised by Olga Oak')
  })

  await test.step('reconnects from the list with one press and the provider, and a refresh starts', async () => {
    await portal.open('/connectors/xero/manage')
    await portal.manage.disconnect('Birch Ltd', 'Reads another company now')
    await expect(card('Birch Ltd')).toContainText('Disconnected')
    await portal.open('/connectors?view=list&state=off')
    await page.getByRole('button', { name: 'Reconnect Birch Ltd' }).click()
    await provider.allow('Birch Ltd')
    await expect(page.getByText('The refresh of Birch Ltd has started.')).toBeVisible()
    await portal.expectAddress('/connectors?view=list&state=off')
  })

  await test.step('an address alone needs a confirmation before it leads to the provider', async () => {
    const asked = await page.request.get('/backend/authorise/vend?state=1')
    expect(await asked.text()).toContain('action="/connectors/vend/manage"')
    await portal.open('/connectors/vend/manage?new=true')
    await expect(page.getByRole('dialog', { name: 'Connect Vend' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue to Vend' }).click()
    await expect(provider.heading).toBeVisible()
  })

  await test.step('enters a PowerOffice client number, first an unknown one', async () => {
    await portal.open('/connectors/poweroffice/manage?new=true')
    const dialog = page.getByRole('dialog', { name: 'Connect PowerOffice' })
    const number = dialog.getByRole('textbox', { name: 'Organisation number' })
    await number.fill('1')
    await number.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Something seems to have gone unexpectedly wrong.')
    await expectAccessible(page)
    await number.fill('914 776 322')
    await number.press('Enter')
    await provider.allow('Bjørk Hagesenter AS')
    // The user enters in the editor what PowerOffice does not return.
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('Bjørk Hagesenter AS')
    await expect(page).toHaveURL(/\/connectors\/poweroffice\/manage\?edit=[\w-]+$/)
  })
})
