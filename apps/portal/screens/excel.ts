import { accessScreens } from './excel-access.ts'
import { areaScreens } from './excel-areas.ts'
import { databaseScreens } from './excel-database.ts'
import { groupScreens } from './excel-groups.ts'
import { linkScreens } from './excel-links.ts'
import { tableScreens } from './excel-tables.ts'
import type { Group, Screen } from './screen.ts'

const pages = {
  '/excel': 'Database settings',
  '/excel/security/entities': 'Entities',
  '/excel/security/security-groups': 'Security Groups',
  '/excel/security/user-security-groups': 'Assign Users to Security Groups',
  '/excel/security/access': 'Who sees what',
  '/excel/security/access/structure': 'Who sees what, by item',
  '/excel/security/access/matrix': 'Who sees what, as a matrix',
  '/excel/user-entities': 'Link users to entities',
  '/excel/entity-users': 'AssignEntitiesUsers',
  '/excel/security/user-helper-tables': 'Assign Users to Helper Tables',
  '/excel/helper-table-users': 'AssignHelperTablesUsers',
  '/excel/table-synchronisation': 'Table synchronisation',
  '/excel/areas': 'Areas',
  '/excel/subareas': 'Sub-areas',
  '/excel/subareas/link': 'Link Areas to Subareas',
  '/excel/subarea-areas': 'LinkSubAreasAreas',
  '/excel/versions': 'Versions',
  '/excel/helper-tables': 'Helper Tables',
  '/excel/search': 'Search',
  '/excel/search?search=fin': 'Search, found',
}

const screenOf = ([path, title]: [string, string]): Screen => ({ name: `Excel: ${title}`, path, as: 'olga' })

/** Every page of the Excel section. `every-route.test.ts` fails when one is missing. */
export const excel: Group = {
  title: 'Excel',
  screens: [
    ...Object.entries(pages).map(screenOf),
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
