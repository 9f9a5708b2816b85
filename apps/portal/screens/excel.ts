import { type PortalRoute, routeTable } from '../src/app/route-table.ts'
import { accessScreens } from './excel-access.ts'
import { areaScreens } from './excel-areas.ts'
import { databaseScreens } from './excel-database.ts'
import { groupScreens } from './excel-groups.ts'
import { linkScreens } from './excel-links.ts'
import { tableScreens } from './excel-tables.ts'
import type { Group, Screen } from './screen.ts'

const screenOf = ({ path, title }: PortalRoute): Screen => ({ name: `Excel: ${title}`, path, as: 'olga' })

/** Every page of the Excel part, in the order of the route table. */
export const excel: Group = {
  title: 'Excel',
  screens: [
    ...routeTable.filter(({ section }) => section === 'excel').map(screenOf),
    ...areaScreens,
    ...databaseScreens,
    ...linkScreens,
    ...groupScreens,
    ...tableScreens,
    ...accessScreens,
    {
      name: 'Excel, security menu',
      path: '/excel/areas',
      as: 'olga',
      steps: async ({ navigation, page }) => {
        await navigation.section.getByRole('button', { name: /^Security/ }).click()
        await page.getByRole('menu').waitFor()
      },
    },
  ],
}
