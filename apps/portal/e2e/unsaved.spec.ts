import type { Page } from '@playwright/test'
import { newPerson, stranger } from './support/data/new-person.ts'
import { expect, test } from './support/test.ts'

// With motion, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({ sharedBy: 'sign-ups' })

const organisationsPath = '/admin/organisations'
const usersPath = '/admin/security/users'

test('Back warns about an unsaved organisation, and not after saving', async ({ portal, page, server }) => {
  const { organisations, navigation } = portal
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await portal.openAs(await newPerson(server, 'Mia'), usersPath)
  await navigation.section.getByRole('link', { name: 'Organisations' }).click()
  await expect(organisations.cards).toHaveCount(1)
  // A link to the current page adds no history entry.
  await navigation.section.getByRole('link', { name: 'Organisations' }).click()
  await organisations.add.click()
  await organisations.field('Name').fill('Aldervik')
  await page.goBack()
  await expect(question).toBeVisible()
  await portal.expectAddress(organisationsPath)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(organisations.field('Name')).toHaveValue('Aldervik')
  await organisations.button('Save').click()
  await expect(organisations.card('Aldervik')).toBeVisible()

  await organisations.edit('Aldervik').click()
  await organisations.field('Schema').fill('aldervik')
  await expect(page).toHaveURL(/organisations\/[0-9a-f-]+$/)
  const address = page.url()
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: 'Discard' }).click()
  await portal.expectAddress(organisationsPath)
  await expect(organisations.dialog('Edit Organisation')).toBeHidden()
  await expect(question).toBeHidden()
  await page.goBack()
  await portal.expectAddress(usersPath)
})

test('Back and reload warn about an unsaved user or password, and not after saving', async ({
  portal,
  page,
  server,
}) => {
  const { users, profile } = portal
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  const reload = () => page.evaluate(() => void setTimeout(() => location.reload()))
  await portal.openAs(await newPerson(server, 'Noa'), '/profile')
  await profile.changePassword.click()
  await profile.passwordField('Current password').fill('harbour')
  await Promise.all([dismissed(page), reload()])
  await expect(profile.passwordField('Current password')).toHaveValue('harbour')
  await profile.passwordDialog.getByRole('button', { name: 'Cancel' }).click()

  await portal.navigation.link('Admin').click()
  await portal.navigation.section.getByRole('link', { name: 'Users' }).click()
  await users.add.click()
  await users.field('First name').fill('Ben')
  await Promise.all([dismissed(page), reload()])
  await page.goBack()
  await expect(question).toBeVisible()
  await portal.expectAddress(usersPath)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(users.field('First name')).toHaveValue('Ben')
  await users.fill(stranger('Ben'))
  await users.save.click()
  await expect(users.rows).toHaveCount(2)
  await page.reload()
  await expect(users.rows).toHaveCount(2)

  await users.add.click()
  await users.field('First name').fill('Ida')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(users.form).toBeHidden()
  await expect(portal.heading).not.toHaveText('Users')
})

/** Dismisses the browser's question whether to leave. */
async function dismissed(page: Page): Promise<void> {
  const dialog = await page.waitForEvent('dialog')
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}
