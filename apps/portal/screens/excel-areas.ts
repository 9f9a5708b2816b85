import { AreasScreen } from '../e2e/support/screens/areas-screen.ts'
import type { Portal } from '../e2e/support/screens/portal.ts'
import { answer, fail, rewrite } from './answers.ts'
import { arabicName, longName } from './long-names.ts'
import type { Screen } from './screen.ts'

const path = '/excel/areas'
const areas = '**/backend/areas?*'
const screenOf = ({ page }: Portal) => new AreasScreen(page)
const firstCard = (portal: Portal) => screenOf(portal).cards.first()

/** The states of the areas and sub-areas pages. */
export const areaScreens: readonly Screen[] = [
  { name: 'Areas, for level 3', path, as: 'eli' },
  { name: 'Areas, nothing found', path: `${path}?search=kororaa`, as: 'olga' },
  { name: 'Areas, archived hidden', path: `${path}?archived=hidden`, as: 'olga' },
  { name: 'Areas, none', path, as: 'olga', before: ({ page }) => answer(page, areas, []) },
  { name: 'Areas, loading', path, as: 'olga', holds: areas },
  { name: 'Areas, failed', path, as: 'olga', before: ({ page }) => fail(page, areas) },
  {
    name: 'Areas, long names',
    path,
    as: 'olga',
    before: ({ page }) =>
      rewrite(page, areas, (row) => ({
        ...row,
        Name: row.SubareaLinkType === 'custom' ? longName : arabicName,
      })),
  },
  {
    name: 'Areas, adding, refused',
    path: `${path}?new`,
    as: 'olga',
    before: ({ page }) =>
      page.route('**/backend/areas', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 409,
              json: { statusCode: 409, message: 'There is already an area of this name.' },
            })
          : route.fallback(),
      ),
    steps: async (portal) => {
      const screen = screenOf(portal)
      await screen.names.first().fill('Grants and funding')
      await portal.page.keyboard.press('Enter')
      await portal.page.keyboard.type('Revenue')
      await screen.save.click()
      await screen.dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'Areas, changing one',
    path,
    as: 'olga',
    steps: (portal) => firstCard(portal).getByRole('button', { name: /^Edit/ }).click(),
  },
  {
    name: 'Areas, links',
    path,
    as: 'olga',
    steps: async (portal) => {
      await firstCard(portal)
        .getByRole('button', { name: /^Manage linked/ })
        .click()
      await screenOf(portal).dialog.getByRole('checkbox').nth(3).click()
    },
  },
  {
    name: 'Areas, deleting one',
    path,
    as: 'adam',
    steps: async (portal) => {
      await firstCard(portal)
        .getByRole('button', { name: /^Delete/ })
        .click()
      await portal.page
        .getByRole('alertdialog')
        .getByText(/linked to it/)
        .waitFor()
    },
  },
  { name: 'Sub-areas, adding', path: '/excel/subareas?new', as: 'olga' },
]
