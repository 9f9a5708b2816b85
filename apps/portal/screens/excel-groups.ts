import { GroupsScreen } from '../e2e/support/screens/groups-screen.ts'
import type { Portal } from '../e2e/support/screens/portal.ts'
import type { Screen } from './screen.ts'

const path = '/excel/security/security-groups'

/** Opens this step of a group with a name and an item of Finance. */
const upTo =
  (step: number) =>
  async ({ page }: Portal) => {
    const groups = new GroupsScreen(page)
    await groups.name.fill('Regional store managers')
    await groups.item('Finance').check()
    await groups.target('Auckland').check()
    if (step === 1) return
    await groups.button('Next').click()
    await groups.item('Dunedin').check()
    if (step === 2) return
    await groups.button('Next').click()
    await groups.item('Budget 2027').check()
    await groups.item('All current and future').check()
  }

const screenOf = (name: string, steps: NonNullable<Screen['steps']>): Screen => ({
  name: `Excel: security group, ${name}`,
  path: `${path}?new`,
  as: 'olga',
  steps,
})

/** The three steps of a security group, a refused save, and the status dialog. */
export const groupScreens: readonly Screen[] = [
  screenOf('areas', upTo(1)),
  screenOf('sub-areas', upTo(2)),
  screenOf('versions', upTo(3)),
  {
    ...screenOf('refused', async (portal) => {
      const { page } = portal
      await page.route('**/permission-groups', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: { statusCode: 409, message: 'There is one of this name.' } })
          : route.fallback(),
      )
      await upTo(3)(portal)
      await new GroupsScreen(page).button('Create Security Group').click()
      await page.getByRole('alert').waitFor()
    }),
    expectsErrors: true,
  },
  {
    name: 'Excel: security group, status',
    path,
    as: 'olga',
    steps: async ({ page }) => {
      await page
        .getByRole('button', { name: /set status of/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Set Status' }).waitFor()
    },
  },
]
