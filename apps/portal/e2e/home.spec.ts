import { expectAccessible } from './support/accessible.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('shows what the organisation has, and what else there is [HOME-01, HOME-03, HOME-04, HOME-11]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.adam)
  const { yours, available, namesIn } = portal.home
  await expect(yours.getByRole('link')).toHaveCount(5)
  expect(await namesIn(yours)).toEqual(
    expect.arrayContaining(['Excel', 'FTP', 'WooCommerce', 'Xero', 'Cin7']),
  )
  await expect(available.getByRole('link')).toHaveCount(7)
  await expect(portal.home.card('FTP')).toHaveAttribute('href', '/connectors/ftp/refresh')
  await expect(portal.home.card('Excel')).toHaveAttribute('href', '/excel/areas')
  await expect(portal.home.card('FTP')).toContainText('F')
  await expectAccessible(page)
})

test('five columns on a wide screen, then three, two, and one on a phone [HOME-02, HOME-15, CONST-12]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.adam)
  await expect(portal.home.card('FTP')).toBeVisible()
  expect(await portal.home.columns()).toBe(5)
  await page.setViewportSize({ width: 1190, height: 900 })
  await expect.poll(() => portal.home.columns()).toBe(3)
  await page.setViewportSize({ width: 880, height: 900 })
  await expect.poll(() => portal.home.columns()).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => portal.home.columns()).toBe(1)
})

test('tags tell insider and early stage apart [HOME-05, HOME-13]', async ({ portal }) => {
  await portal.openAs(people.adam)
  await expect(portal.home.card('Vend')).toContainText('insider')
  await expect(portal.home.card('Mailchimp')).toContainText('early stage')
  await expect(portal.home.card('FTP')).not.toContainText(/insider|early stage/)
})

test('an available connector leads to its set-up, or to its provider when it wants authorisation [HOME-06, HOME-07, HOME-14]', async ({
  portal,
}) => {
  await portal.openAs(people.adam)
  await expect(portal.home.card('Mailchimp')).toHaveAttribute('href', '/connectors/mailchimp/manage?new=true')
  await expect(portal.home.card('PowerOffice')).toHaveAttribute(
    'href',
    '/connectors/poweroffice/manage?new=true',
  )
  await expect(portal.home.card('Vend')).toHaveAttribute('href', /\/authorise\/vend\?state=[^&]+$/)
})

test('Excel is not drawn for somebody above level 3 [HOME-08, HOME-12]', async ({ portal }) => {
  await portal.openAs(people.una)
  await expect(portal.home.card('FTP')).toBeVisible()
  await expect(portal.home.card('Excel')).toHaveCount(0)
})

test('/connectors shows the same [ROUTE-38]', async ({ portal }) => {
  await portal.openAs(people.eli, '/connectors')
  await expect(portal.home.card('FTP')).toBeVisible()
  await expect(portal.home.card('Vend')).toBeVisible()
})

test('skeletons stand in until the answer is here [HOME-09]', async ({ portal, page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/connector-types', async (route) => {
    await held.promise
    await route.continue()
  })
  await portal.openAs(people.eli)
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
  held.resolve()
  await expect(portal.home.card('FTP')).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
})

test('an organisation without connectors says so [HOME-15]', async ({ portal, page }) => {
  await page.route('**/clients/*/connector-types', (route) => route.fulfill({ json: [] }))
  await portal.openAs(people.eli)
  await expect(page.getByText('Your organisation has no connectors yet.')).toBeVisible()
})

test('a list that does not come can be asked for again [SHELL-54, ERR-05]', async ({ portal, page }) => {
  await page.route('**/connector-types', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not just now.' } }),
  )
  await portal.openAs(people.eli)
  await expect(page.getByRole('main')).toContainText('Not just now.')
  await expectAccessible(page)
  await page.unroute('**/connector-types')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(portal.home.card('FTP')).toBeVisible()
})
