import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { newPerson } from './support/data/new-person.ts'
import { password, people } from './support/data/people.ts'
import { addStructure } from './support/data/structure-calls.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups', viewport: { width: 390, height: 844 } })

test.beforeEach(({ context, server }) =>
  context.addCookies([{ name: 'language', value: 'ar', url: server.url }]),
)

async function expectItFits(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test.describe('with a connector', () => {
  test.use({ serverKind: 'fresh' })

  test('an Arabic user signs in and refreshes a connector on a phone', async ({ portal, page }) => {
    await portal.open('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByLabel('اسم المستخدم').fill(people.una.email)
    await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
    await expectItFits(page)
    await page.keyboard.press('Enter')
    await expect(portal.heading).toHaveText('acme Traders')

    await page.getByRole('main').getByRole('link', { name: 'FTP' }).click()
    const card = portal.dashboard.card('Warehouse files')
    await card.whole.getByRole('button', { name: 'تحديث', exact: true }).press('Enter')
    await card.reaches('الموصّل محدَّث.')
    await expectItFits(page)
  })
})

test('an Arabic user links areas by keyboard on a phone', async ({ portal, page, server }) => {
  const main = page.getByRole('main')
  const ula = await newPerson(server, 'Ula')
  await addStructure(server, ula, { areas: ['Costs & Co.', 'إيرادات'], subareas: ['North', 'جنوب'] })
  await portal.openAs(ula, '/excel/subareas/link')
  await main.getByRole('button', { name: 'إنشاء رابط جديد' }).press('Enter')
  await main.getByRole('radio', { name: /^Costs/ }).press('Space')
  await main.getByRole('radio', { name: 'المحددة فقط' }).press('Space')
  await main.getByRole('checkbox', { name: 'North' }).press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(main.getByRole('checkbox', { name: 'جنوب' })).toBeFocused()
  await expectItFits(page)
  await main.getByRole('button', { name: 'إنشاء رابط', exact: true }).press('Enter')
  await expect(main.getByRole('button', { name: 'تعديل \u2068Costs & Co.\u2069' })).toBeVisible()
  await expectItFits(page)
})
