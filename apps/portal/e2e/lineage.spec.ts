import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const title = 'Where a number comes from'

test('follows a number from its system to the people, with the keyboard [LINEAGE-01, LINEAGE-04, LINEAGE-06, LINEAGE-07]', async ({
  portal,
  page,
}) => {
  const item = (name: string | RegExp) => page.getByRole('treeitem', { name }).first()

  await test.step('from the palette', async () => {
    await portal.openAs(people.olga, '/home')
    await expect(portal.heading).toHaveText('acme Traders')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('number comes')
    await page.getByRole('option', { name: title }).click()
    await expect(portal.heading).toHaveText(title)
    await expectAccessible(page)
  })

  await test.step('along the links', async () => {
    await page.getByRole('treeitem').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).toHaveAttribute('aria-level', '2')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator(':focus')).toHaveAttribute('aria-level', '1')
    await item('Finance team').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Finance team' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator(':focus')).toHaveText(/Eli Elm/)
  })

  await test.step('the address is the whole selection', async () => {
    const link = page.url()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Finance team' })).toBeVisible()
    await expect(item('Finance team')).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
  })

  await test.step('Escape shows everything', async () => {
    await item('Finance team').focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Finance team' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/lineage$/)
  })
})

test('shows only the selected way on a phone [LINEAGE-07]', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await portal.openAs(people.olga, '/lineage')
  await page.getByRole('treeitem', { name: 'Finance', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Finance', exact: true })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Logistics' })).toHaveCount(0)
  await expect(page.getByRole('treeitem', { name: 'Eli Elm' })).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('treeitem', { name: 'Logistics' })).toBeVisible()
})

test('a user without administration sees only their own way [LINEAGE-08]', async ({ portal, page }) => {
  await portal.openAs(people.una, '/lineage')
  await expect(page.getByRole('treeitem', { name: 'Una Ulm' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: 'Eli Elm' })).toHaveCount(0)
})

test('opens above the page of a connector, and Back closes it [LINEAGE-09]', async ({ portal, page }) => {
  await portal.openAs(people.olga, '/connectors/ftp/manage')
  await page.getByRole('button', { name: 'More actions for Warehouse files' }).click()
  await page.getByRole('menuitem', { name: 'Where its numbers go' }).click()
  const drawer = page.getByRole('dialog', { name: 'Warehouse files' })
  await expect(drawer.getByRole('treeitem', { name: 'Warehouse files' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
})
