import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { countPresses } from './support/checks/count-presses.ts'
import { stranger } from './support/data/new-person.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

// The native list takes a press to open and one to choose, which selectOption does without the pointer.
const PRESSES_OF_A_CHOICE = 2

// It changes who sees what, which would disturb other specs.
test.use({ serverKind: 'fresh' })

test('finds out why a number is missing with two presses, and changes it with a third [GROUP-19]', async ({
  portal,
  page,
}) => {
  const { reset, presses } = await countPresses(page)
  const name = `${people.una.firstName} ${people.una.lastName}`
  await portal.openAs(people.olga, '/home')
  await expect(portal.heading).toHaveText('acme Traders')
  await reset()

  await test.step('from the matrix, with two presses', async () => {
    await portal.palette.find('as a matrix')
    await portal.palette.options('Screens').first().click()
    const grid = page.getByRole('grid', { name: 'Who sees what: areas' })
    await expect(grid.getByRole('columnheader', { name: 'Finance' })).toBeVisible()
    const areas = await grid.getByRole('columnheader').allTextContents()
    const row = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await row
      .getByRole('gridcell')
      .nth(areas.indexOf('Finance') - 1)
      .click()
    await expect(page.getByRole('heading', { name: `${name} cannot see Finance.` })).toBeVisible()
    expect(await presses()).toBeLessThanOrEqual(2)
  })

  await test.step('from the palette, with one press and a choice', async () => {
    await portal.open('/home')
    await expect(portal.heading).toHaveText('acme Traders')
    await reset()
    await portal.palette.find('why una')
    await page.getByRole('option', { name: `Why can’t ${name} see …?` }).click()
    await page.getByRole('combobox', { name: 'Name' }).selectOption('Finance')
    await expect(page.getByRole('heading', { name: `${name} cannot see Finance.` })).toBeVisible()
    expect(await presses()).toBeLessThanOrEqual(1)
    await expectAccessible(page)
  })

  await test.step('from the palette, with one press of Enter on the words for both', async () => {
    await portal.open('/home')
    await expect(portal.heading).toHaveText('acme Traders')
    await portal.palette.find(`${people.una.firstName} finance`)
    await expect(page.getByRole('option').first()).toContainText(`Why can’t ${name} see Finance?`)
    await reset()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `${name} cannot see Finance.` })).toBeVisible()
  })

  await test.step('the address is the whole question', async () => {
    const link = page.url()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: `${name} cannot see Finance.` })).toBeVisible()
  })

  await test.step('its button changes it', async () => {
    await page.getByRole('button', { name: /^Add to / }).click()
    const checks = page.getByRole('list', { name: 'Checks' })
    await expect(checks.getByRole('listitem').filter({ hasText: 'Granted by a group' })).toContainText('Yes')
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 844 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

test('a user asks about themselves, and never about others', async ({ portal, page }) => {
  await portal.openAs(people.una, '/access/why?person=someone&kind=area&id=secret')
  await expect(page.getByRole('heading', { name: 'You cannot see it.' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Person' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'What' }).selectOption('Connector')
  await page.getByRole('combobox', { name: 'Name' }).selectOption({ index: 1 })
  await expect(page.getByRole('heading', { name: /^You (can|cannot) see / })).toBeVisible()
})

test('shows what someone sees with one press, and gives a new sales person access with five', async ({
  portal,
  page,
}) => {
  const { reset, presses } = await countPresses(page)
  const find = async (name: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(name)
    await page.getByRole('group', { name: 'People', exact: true }).getByRole('option', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  await test.step('what Eli sees', async () => {
    await portal.openAs(people.olga, '/home')
    await expect(portal.heading).toHaveText('acme Traders')
    await reset()
    await find('Eli Elm')
    await expect(page.getByRole('region', { name: 'Sees in Excel' })).toContainText('area')
    expect(await presses()).toBeLessThanOrEqual(2)
    await expectAccessible(page)
  })

  await test.step('a new person gets the access of Eli', async () => {
    await portal.open('/home')
    await expect(portal.heading).toHaveText('acme Traders')
    await reset()
    await portal.palette.find('add user')
    await portal.palette.options('Actions').first().click()
    const nora = stranger('Nora')
    await portal.users.fill(nora)
    await page.keyboard.press('Enter')
    await portal.users.row(nora).getByRole('link', { name: 'Nora Newcomer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nora Newcomer' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Same access as' }).selectOption('Eli Elm')
    await expect(page.getByText('1 person gains.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The access of Nora Newcomer has been saved.')).toBeVisible()
    expect(await presses()).toBeLessThanOrEqual(5 - PRESSES_OF_A_CHOICE)
  })

  await test.step('locking both shows first who loses, with four presses', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Users' }).click()
    await portal.users.rows.first().waitFor()
    await reset()
    for (const name of ['Eli Elm', 'Nora Newcomer'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).click()
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('2 people lose.')).toBeVisible()
    expect(await presses()).toBeLessThanOrEqual(4)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 844 })
    await expectNoSidewaysScroll(page)
  })
})

test('sees what Una sees with two presses, changes nothing, and returns [VIEWAS-01, VIEWAS-03, VIEWAS-07]', async ({
  portal,
  page,
}) => {
  const { reset, presses } = await countPresses(page)
  const name = `${people.una.firstName} ${people.una.lastName}`
  await portal.openAs(people.olga, '/home')
  await expect(portal.heading).toHaveText('acme Traders')
  await reset()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(name)
  await page.getByRole('group', { name: 'People', exact: true }).getByRole('option', { name }).click()
  await page.getByRole('button', { name: `View as ${name}` }).click()
  // The page is loaded again, as the other user.
  await page.waitForURL('**/home')
  const bar = page.getByRole('region', { name: 'View as another user' })
  await expect(bar).toContainText(`You see Tributary as ${name}.`)
  expect(await presses()).toBeLessThanOrEqual(2)
  await expect(page.getByText(people.una.email)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await test.step('a write is not offered', async () => {
    await page.goto('/connectors/ftp/refresh')
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true }).first()
    await expect(refresh).toBeDisabled()
    await expect(refresh).toHaveAccessibleDescription(/You cannot change anything/)
  })

  await test.step('the bar leads back', async () => {
    await bar.getByRole('button', { name: 'Return to your account' }).click()
    await expect(portal.heading).toHaveText(name)
    await expect(bar).toHaveCount(0)
  })
})
