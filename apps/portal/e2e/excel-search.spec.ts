import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test('finds a milestone by name and opens its form, from the page and the palette [STRUCT-01]', async ({
  portal,
  page,
}) => {
  await portal.openAs(people.eli, '/excel/areas')
  await portal.navigation.section.getByRole('link', { name: 'Search' }).click()
  await expect(portal.heading).toHaveText('Search the Excel structure')
  await portal.navigation.search.fill('year-end')
  const milestones = page.getByRole('region', { name: 'Milestones' })
  await expect(milestones.getByRole('link').first()).toHaveAccessibleName(/Year-end closing in /)
  await expect(page).toHaveURL(/\/excel\/search\?search=year-end$/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await milestones.getByRole('link').first().click()
  const form = page.getByRole('dialog', { name: 'Edit Milestone' })
  await expect(form.getByRole('textbox')).toHaveValue('Year-end closing')
  await page.keyboard.press('Escape')

  await portal.palette.find('year-end')
  await expect(portal.palette.options('Excel structure').first()).toContainText('Year-end closing')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('textbox')).toHaveValue('Year-end closing')
})
