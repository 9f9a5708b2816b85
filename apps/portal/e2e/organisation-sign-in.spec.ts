import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { OrganisationSignInScreen } from './support/screens/organisation-sign-in-screen.ts'
import { expect, test } from './support/server/name-server-fixture.ts'

const provider = 'Acme sign-in'
const petra = { email: 'petra@acme-traders.example' }

test('an organisation sets up its provider, which then replaces passwords [ORGSIGN-01, ORGSIGN-03, ORGSIGN-09, ORGSIGN-10, ORGSIGN-12]', async ({
  portal,
  page,
  server,
  nameServer,
  anotherBrowser,
}) => {
  test.setTimeout(90_000)
  const screen = new OrganisationSignInScreen(page)
  await portal.openAs(people.olga, '/admin/sign-in')

  await test.step('adds the provider and the domains of its people', async () => {
    await screen.addProvider(provider, server)
    await expect(portal.toast('The sign-in provider has been saved.')).toBeVisible()
    for (const name of ['acme-traders.example', 'tributary.example']) {
      await screen.addDomain(name)
      await expect(screen.domain(name).item).toContainText('Waits for its record')
    }
  })

  await test.step('verifies each domain only with its record', async () => {
    const traders = screen.domain('acme-traders.example')
    await traders.check.click()
    await expect(page.getByRole('alert')).toContainText('The record was not found.')
    for (const domain of [traders, screen.domain('tributary.example')]) {
      nameServer.records.set(await domain.recordName.innerText(), await domain.recordValue.innerText())
      await domain.check.click()
      await expect(domain.item).toContainText('Verified')
    }
  })

  await test.step('turns the provider on after a test that passed', async () => {
    const active = screen.switch(`Sign in with ${provider}`)
    await active.click()
    await expect(page.getByRole('alert')).toContainText('The provider has not passed a test.')
    await screen.testOf(provider).click()
    await portal.providerPage.be('Una Ulm')
    await expect(page.getByText('The test passed.')).toBeVisible()
    await active.click()
    await expect(active).toBeChecked()
  })

  await test.step('a new member signs in through it', async () => {
    const newcomer = await anotherBrowser()
    await newcomer.open('/')
    await newcomer.signInScreen.username.fill(petra.email)
    await newcomer.page.getByRole('button', { name: `Continue with ${provider}` }).click()
    await newcomer.providerPage.be('Petra Poole')
    await newcomer.expectAddress('/home')
    await expect(newcomer.navigation.bar).toContainText(petra.email)
  })

  await test.step('turns passwords off for everyone except Olga', async () => {
    await screen.switch('Only through a provider').click()
    await screen.confirmation.getByRole('button', { name: 'Turn passwords off' }).click()
    await expect(page.getByText('Olga Oak keeps the password, in case the provider fails.')).toBeVisible()
    await expectAccessible(page)
    const una = await anotherBrowser()
    await una.open('/')
    await una.signInScreen.signIn(people.una)
    await expect(una.signInScreen.error).toContainText(`Your organisation signs in with ${provider}.`)
    await una.page.getByRole('button', { name: `Continue with ${provider}` }).click()
    await una.providerPage.be('Una Ulm')
    await una.expectAddress('/home')
    const olga = await anotherBrowser()
    await olga.open('/')
    await olga.signInScreen.signIn(people.olga)
    await olga.expectAddress('/home')
  })
})
