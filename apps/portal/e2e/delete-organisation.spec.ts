import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { password, people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

const MINUTES = 11

test('an organisation is deleted after a confirmation, and restored with its members [ORG-21, ORG-23, ORG-24]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { organisations, navigation } = portal
  const member = await anotherBrowser()
  await member.openAs(people.una)
  await portal.openAs(people.olga, '/admin/organisations')
  await expect(navigation.organisation).toContainText('acme Traders')
  // What loads in the background would fail while the server is stopped.
  await page.goto('about:blank')
  await member.page.goto('about:blank')
  await server.stop()
  await server.start({ minutesLater: MINUTES })
  await page.goto('/admin/organisations')

  await organisations.edit('acme Traders').click()
  await page.getByRole('button', { name: 'Delete organisation' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete acme Traders?' })
  const name = deletion.getByRole('textbox')
  await expect(name).toBeFocused()
  await expectAccessible(page)
  await name.fill('acme')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription('This is not the name of the organisation.')
  await name.fill('acme Traders')
  await deletion.getByRole('button', { name: 'Delete organisation' }).click()

  const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await question.getByRole('textbox', { name: 'Password' }).fill(password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(portal.toast('acme Traders has been deleted. You can restore it for 30 days.')).toBeVisible()
  await expect(organisations.card('acme Traders')).toBeHidden()
  await expect(navigation.organisation).toContainText('Birch Ltd')

  await member.open('/home')
  await expect(member.page.getByRole('main')).toBeVisible()
  await expect(member.page.getByText('acme Traders')).toHaveCount(0)

  const deleted = page.getByRole('region', { name: 'Deleted organisations' })
  await expect(deleted).toContainText('Deleted on')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await deleted.getByRole('button', { name: 'Restore acme Traders' }).click()
  await expect(portal.toast('acme Traders has been restored. Enter its credentials again.')).toBeVisible()
  await expect(organisations.card('acme Traders')).toBeVisible()
  await expect(deleted).toBeHidden()

  await member.page.reload()
  await expect(member.page.getByText('acme Traders').first()).toBeVisible()
})
