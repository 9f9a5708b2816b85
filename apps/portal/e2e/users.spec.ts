import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { mailTo } from './support/data/mail.ts'
import { newPerson, stranger } from './support/data/new-person.ts'
import { password, people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const path = '/admin/security/users'
// The message for a closed account, shown even with the right password.
const refused = 'Something seems to have gone wrong, please try again.'

test('adds a user by keyboard past every validation error, and the user signs in [SHELL-26, USER-03, USER-06, USER-07, USER-08, USER-10, USER-11, USER-13, USER-14, USER-15, USER-20, ROLE-16, VALID-01, VALID-02, VALID-04, VALID-05, VALID-07, VALID-12, ERR-10]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { users } = portal
  const mia = await newPerson(server, 'Mia')
  const ben = stranger('Ben')
  await portal.openAs(mia, path)
  await expect(page.getByText('1 user in Mia’s Company.')).toBeVisible()

  await users.add.focus()
  await page.keyboard.press('Enter')
  await expect(users.field('First name')).toBeFocused()
  await expect(users.field('Role')).toHaveValue(/./)
  await expect(users.field('Role').locator('option')).toHaveText([
    'User',
    'Excel user',
    'Organisation administrator',
  ])
  await expect(users.field('Status')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(users.field('First name')).toHaveAccessibleDescription('required')
  await page.keyboard.type('Ben')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Newcomer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ben@')
  await page.keyboard.press('Tab')
  await expect(users.field('Email address')).toHaveAccessibleDescription('Invalid email address')
  await page.keyboard.press('E')
  await expect(users.field('Role')).toHaveAccessibleDescription(/^Changes the Excel database settings/)
  // Tabs past the link option to the password, then past its Show button to the repetition.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('password1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('password2')
  await page.keyboard.press('Enter')
  await expect(users.field('Confirm password')).toHaveAccessibleDescription('Does not match Password')
  await expect(users.field('Email address')).toBeFocused()
  await users.field('Email address').fill(people.una.email)
  await users.field('Confirm password').fill('password1')
  await page.keyboard.press('Enter')
  await expect(users.field('Email address')).toHaveAccessibleDescription(
    'This email address is already in use',
  )
  await expectAccessible(page)
  await users.field('Email address').fill(ben.email)
  await page.keyboard.press('Enter')
  await expect(users.field('Password')).toHaveAccessibleDescription(/not a commonly used password/)
  await expect(users.field('Password')).toBeFocused()
  await users.field('Password').fill(password)
  await users.field('Confirm password').fill(password)
  await page.keyboard.press('Enter')
  await expect(portal.toast('Ben Newcomer has been added.')).toBeVisible()
  await expect(users.row(ben)).toContainText('Excel user')
  await expect(users.row(ben)).toContainText('Active')
  await expect(users.add).toBeFocused()

  const his = await anotherBrowser()
  await his.open('/')
  await his.signInScreen.signIn(ben)
  await his.expectAddress('/home')
})

test('a new user chooses a password with the mailed link', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { users } = portal
  const nia = stranger('Nia')
  await portal.openAs(await newPerson(server, 'Lea'), path)
  await users.add.click()
  await expect(users.field('First name')).toBeFocused()
  // Leaving the blank name shows a message above the option, which must not move it away from the pointer.
  await users.byLink.check()
  await users.fillNames(nia)
  await expect(users.field('Password')).toHaveCount(0)
  await expectAccessible(page)
  await users.save.click()
  await expect(
    portal.toast(/^Nia Newcomer has been added and gets a mail about how to sign in/),
  ).toBeVisible()

  const { link } = await mailTo(server.dataDir, nia.email, { kind: 'password-link' })
  const hers = await anotherBrowser()
  await hers.page.goto(link)
  await expect(hers.heading).toHaveText('Set password')
  await hers.newPassword.fill(password)
  await hers.newPassword.button('Set password').click()
  await expect(hers.page.getByText('Your password has been successfully set.')).toBeVisible()
  await hers.open('/')
  await hers.signInScreen.signIn(nia)
  await hers.expectAddress('/home')
})

test('a locked user cannot sign in, and a deleted user loses access immediately [USER-01, USER-04, USER-08, USER-12, USER-22, USER-23]', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { users } = portal
  const [ivo, zoe] = [stranger('Ivo'), stranger('Zoe')]
  await portal.openAs(await newPerson(server, 'Noa'), path)
  await users.addUser(ivo)
  await users.addUser(zoe)
  const his = await anotherBrowser()
  await his.openAs(ivo, '/profile')

  await users.edit(zoe).click()
  await users.field('Status').selectOption('Locked')
  await users.field('Last name').fill('Zander')
  await users.save.click()
  const renamed = { ...zoe, lastName: 'Zander' }
  await expect(users.row(renamed)).toContainText('Locked')
  const hers = await anotherBrowser()
  await hers.open('/')
  await hers.signInScreen.signIn(zoe)
  await expect(hers.signInScreen.error).toHaveText(refused)

  await users.delete(ivo).click()
  const question = users.question(ivo)
  await expect(question).toContainText('Their access to Noa’s Company ends immediately.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(users.delete(ivo)).toBeFocused()
  await users.delete(ivo).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(users.row(ivo)).toHaveCount(0)
  await expect(users.edit({ firstName: 'Noa', lastName: 'Newcomer' })).toBeFocused()
  await expect(portal.toast('Ivo Newcomer has been deleted.')).toBeVisible()
  await page.reload()
  await expect(users.rows).toHaveCount(2)

  await his.page.reload()
  await his.signInScreen.signIn(ivo)
  await expect(his.signInScreen.error).toHaveText(refused)
})

test('searches, filters and sorts users by an address that Back returns to [SHELL-26, USER-02, USER-19, USER-23]', async ({
  portal,
  page,
}) => {
  const { users } = portal
  const { olga, eli, una } = people
  await portal.openAs(olga, path)
  const names = () => users.names.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  await expect(users.row(eli)).toBeVisible()
  const firstNames = await users.names.allTextContents()
  expect(firstNames).toEqual(firstNames.toSorted((a, b) => a.localeCompare(b)))

  await portal.navigation.search.fill('ELI el')
  await expect(users.rows).toHaveCount(1)
  expect(await names()).toEqual(['Eli Elm'])
  await portal.navigation.search.fill('')
  await users.choice('Role').selectOption('User')
  await page.getByRole('button', { name: /^Last name/ }).click()
  await expect(users.row(eli)).toHaveCount(0)
  await expect(users.row(una)).toBeVisible()
  await portal.expectAddress(`${path}?role=User&sort=lastName`)
  await portal.navigation.section.getByRole('link', { name: 'Approvals' }).click()
  await expect(portal.heading).toHaveText('Approvals')
  await page.goBack()
  await expect(users.row(una)).toBeVisible()
  await expect(users.choice('Role')).toHaveValue('User')
  await users.choice('Status').selectOption('Archived')
  await expect(page.getByRole('heading', { name: 'No users found.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await users.edit(una).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
