import { expectAccessible } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test('shows available and other connectors in as many columns as fit [HOME-01, HOME-02, HOME-03, HOME-04, HOME-05, HOME-06, HOME-07, HOME-11, HOME-13, HOME-14, HOME-15, CONST-12]', async ({
  portal,
  page,
}) => {
  const { home } = portal
  await portal.openAs(people.adam)

  await test.step('available connectors link to their pages', async () => {
    await expect(home.yours.getByRole('link')).toHaveCount(5)
    expect(await home.namesIn(home.yours)).toEqual(
      expect.arrayContaining(['Excel', 'FTP', 'WooCommerce', 'Xero', 'Cin7']),
    )
    await expect(home.card('FTP')).toHaveAttribute('href', '/connectors/ftp/refresh')
    await expect(home.card('Excel')).toHaveAttribute('href', '/excel/areas')
    await expect(home.card('FTP')).toContainText('F')
    await expectAccessible(page)
  })

  await test.step('other connectors link to their set-up or provider', async () => {
    await expect(home.available.getByRole('link')).toHaveCount(7)
    await expect(home.card('Uniconta')).toHaveAttribute('href', '/connectors/uniconta/manage?new=true')
    await expect(home.card('PowerOffice')).toHaveAttribute('href', '/connectors/poweroffice/manage?new=true')
    await expect(home.card('Vend')).toHaveAttribute('href', /\/authorise\/vend\?state=[^&]+$/)
    await expect(home.card('Mailchimp')).toHaveAttribute('href', /\/authorise\/mailchimp\?state=[^&]+$/)
  })

  await test.step('tags mark insider and early-stage types', async () => {
    await expect(home.card('Vend')).toContainText('insider')
    await expect(home.card('Mailchimp')).toContainText('early stage')
    await expect(home.card('FTP')).not.toContainText(/insider|early stage/)
  })

  await test.step('has five columns when wide, then three, two and one', async () => {
    expect(await home.columns()).toBe(5)
    for (const [width, columns] of [
      [1190, 3],
      [880, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => home.columns()).toBe(columns)
    }
  })
})

test('selects the only organisation, and hides Excel above level 3 [HOME-08, HOME-12, SHELL-43]', async ({
  portal,
}) => {
  await portal.openAs(people.una)
  await expect(portal.home.card('FTP')).toBeVisible()
  await expect(portal.home.card('Excel')).toHaveCount(0)
  await expect(portal.navigation.organisation).toHaveText(/acme Traders/)
  await portal.navigation.organisation.click()
  await expect(portal.navigation.organisations).toHaveCount(1)
})
