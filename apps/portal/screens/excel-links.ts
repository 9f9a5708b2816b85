import { LinkingScreen } from '../e2e/support/screens/linking-screen.ts'
import type { Portal } from '../e2e/support/screens/portal.ts'
import { answer, rewrite } from './answers.ts'
import { arabicName, longName } from './long-names.ts'
import type { Screen } from './screen.ts'

const areas = '/excel/subareas/link'
const groups = '/excel/security/user-security-groups'
const entities = '/excel/user-entities'
const tables = '/excel/security/user-helper-tables'
const screenOf = ({ page }: Portal) => new LinkingScreen(page)

const editFirst = (portal: Portal) => screenOf(portal).editButtons.first().click()

/** The first item on the left without links. */
const chooseUnlinked = async (portal: Portal) => {
  const { page } = portal
  await page.getByRole('radio', { description: /none/ }).first().click()
}

/** The states of the four linking screens. */
export const linkScreens: readonly Screen[] = [
  { name: 'Area links, for level 3', path: areas, as: 'eli' },
  {
    name: 'Area links, nothing to link',
    path: areas,
    as: 'olga',
    before: ({ page }) => answer(page, '**/backend/areas?*', []),
  },
  { name: 'Area links, loading', path: areas, as: 'olga', holds: '**/backend/areas?*' },
  {
    name: 'Area links, long names',
    path: areas,
    as: 'olga',
    before: ({ page }) =>
      rewrite(page, '**/backend/areas?*', (row) => ({
        ...row,
        Name: row.SubareaLinkType === 'custom' ? longName : arabicName,
      })),
  },
  { name: 'Area links, new', path: `${areas}?new`, as: 'olga' },
  {
    name: 'Area links, new, chosen',
    path: `${areas}?new`,
    as: 'olga',
    steps: async (portal) => {
      await chooseUnlinked(portal)
      for (const place of [0, 2, 3]) await portal.page.getByRole('checkbox').nth(place).click()
    },
  },
  { name: 'Area links, editing', path: areas, as: 'olga', steps: editFirst },
  { name: 'Area links, gone', path: `${areas}?edit=unknown`, as: 'olga' },
  {
    name: 'Area links, asking before unlinking',
    path: areas,
    as: 'olga',
    steps: (portal) =>
      portal.page
        .getByRole('button', { name: /^Unlink / })
        .first()
        .click(),
  },
  { name: 'User groups, new', path: `${groups}?new`, as: 'olga' },
  {
    name: 'User groups, unassigned, with undo',
    path: groups,
    as: 'olga',
    before: ({ page }) => answer(page, '**/link-to-group?*', { message: 'Done.', data: null }),
    steps: async (portal) => {
      await portal.page
        .getByRole('button', { name: /^Unassign / })
        .first()
        .click()
      await screenOf(portal).undo.waitFor()
    },
  },
  {
    name: 'User entities, all current and future',
    path: `${entities}?new`,
    as: 'olga',
    steps: async (portal) => {
      await portal.page.getByRole('radio').first().click()
      await screenOf(portal).scope('Select all current and future').click()
    },
  },
  {
    name: 'User helper tables, half failed',
    path: `${tables}?new`,
    as: 'olga',
    expectsErrors: true,
    before: ({ page }) => answer(page, '**/link-helperTable', { statusCode: 400, message: 'Not now.' }, 400),
    steps: async (portal) => {
      await chooseUnlinked(portal)
      for (const box of await portal.page.getByRole('checkbox', { checked: false }).all()) await box.click()
      await screenOf(portal).button('Create Link').click()
      await screenOf(portal).problem.waitFor()
    },
  },
]
