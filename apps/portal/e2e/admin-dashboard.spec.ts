import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { changeSwitch } from './support/data/configuration-call.ts'
import { refreshByApi } from './support/data/connector-calls.ts'
import { people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { expect, test } from './support/test.ts'

// Other specs of this group sign users up, but none of them uses connectors.
test.use({ sharedBy: 'sign-ups' })

const dashboard = '/admin/dashboard'
const configuration = '/admin/configuration'
const warehouse = { organisation: 'acme Traders', type: 'ftp', name: 'Warehouse files' }

/** Checks accessibility in both themes and that nothing overflows the narrowest screen. */
async function expectFit({ page }: Portal): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
}

test.describe('the admin dashboard', () => {
  test('copies the organisation’s id and shows refreshes of every client as they start and end [ADASH-01, ADASH-02, ADASH-03, ADASH-04, ADASH-05, ADASH-07, ADASH-09, ADASH-10, ADASH-11, CONST-07]', async ({
    portal,
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await portal.openAs(people.adam)
    await portal.navigation.link('Admin').click()
    await portal.expectAddress(dashboard)
    const { adminDashboard } = portal
    const { details, organisationId } = adminDashboard
    await expect(details).toContainText('acme Traders')

    await test.step('confirms a copy for three seconds', async () => {
      await details.getByRole('button', { name: 'Copy' }).click()
      await expect(details.getByRole('button', { name: 'Copied' })).toBeFocused()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await organisationId.inputValue(),
      )
      await page.clock.runFor(3_000)
      await expect(details.getByRole('button', { name: 'Copy', exact: true })).toBeFocused()
    })

    await expect(adminDashboard.running('acme Traders', 'Acme stock')).toHaveText(
      /Started \d+ (minutes|hours?) ago/,
    )
    await expectFit(portal)

    await refreshByApi(server, people.adam, warehouse)
    await page.clock.runFor(11_000)
    const files = adminDashboard.running('acme Traders', 'Warehouse files')
    await expect(files).toContainText('Warehouse files FTP')
    await expect(files).toContainText('Started just now')
    await expect(async () => {
      await page.clock.runFor(11_000)
      await expect(files).toHaveCount(0, { timeout: 500 })
    }).toPass()
  })
})

test.describe('the global configuration', () => {
  test.afterAll(({ sharedServer }) => changeSwitch(sharedServer, 'AllowSignUp', true))

  test('a changed switch takes effect, and other administrators see who changed it [ACONF-01, ACONF-02, ACONF-03, ACONF-05, ACONF-06, ACONF-08, ROUTE-14]', async ({
    portal,
    page,
    anotherBrowser,
  }) => {
    await portal.openAs(people.adam, dashboard)
    await portal.navigation.section.getByRole('link', { name: 'Global Configuration' }).click()
    await expect(portal.heading).toHaveText('Global Configuration')
    const signUp = portal.configuration.switch('Allow Sign Up')
    await expect(signUp).toBeChecked()
    await signUp.focus()
    await page.keyboard.press('Space')
    await expect(signUp).not.toBeChecked()
    await expect(portal.configuration.row('Allow Sign Up')).toContainText('Changed just now by Adam Ash')
    await expect(signUp).toBeFocused()

    const visitor = await anotherBrowser()
    await visitor.open('/signup')
    await expect(visitor.page.getByText('Signing up is switched off.')).toBeVisible()
    await visitor.page.clock.install()
    await visitor.openAs(people.sue, configuration)
    await expect(visitor.configuration.row('Allow Sign Up')).toContainText(/Changed .+ by Adam Ash/)

    await signUp.click()
    await expect(portal.configuration.row('Allow Sign Up')).not.toContainText('Saving')
    await visitor.page.clock.runFor(11_000)
    await expect(visitor.configuration.switch('Allow Sign Up')).toBeChecked()
    await visitor.navigation.logOut.click()
    await visitor.open('/signup')
    await expect(visitor.signUpScreen.form).toBeVisible()
    await expectFit(portal)
  })
})
