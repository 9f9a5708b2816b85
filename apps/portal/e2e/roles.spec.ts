import { callsOf, expectHeading, expectTargets, goOnTo } from './support/checks/addresses.ts'
import { people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { expect, test } from './support/test.ts'

/** The heading of each address and the highest level that may open it, from the requirements rather than the code. */
type Row = [id: string, path: string, upToLevel: number, heading: string | RegExp]

const forEverybody: Row[] = [
  ['ROUTE-06', '/home', 4, 'acme Traders'],
  ['ROUTE-38', '/connectors', 4, 'acme Traders'],
  ['ROUTE-07', '/profile', 4, 'Profile'],
  ['GROUP-19', '/access/why', 4, 'Why can’t … see …?'],
  ['LINEAGE-08', '/lineage', 4, 'Where a number comes from'],
  ['ROUTE-39', '/connectors/ftp/refresh', 4, 'FTP connectors'],
  ['ROUTE-40', '/connectors/ftp/manage', 4, /^(Manage )?FTP connectors$/],
  ['ROUTE-52', '/connectors/vend/manage', 4, /^(Manage )?Vend connectors$/],
  ['ROUTE-36', '/connectors/xero/v2/synchronise', 4, 'My Entities - Ready to Sync'],
]
const excel: Row[] = [
  ['ROUTE-20', '/excel', 3, 'Database settings'],
  ['ROUTE-21', '/excel/security/entities', 3, 'acme Traders'],
  ['ROUTE-22', '/excel/security/security-groups', 3, 'Security Groups'],
  ['ROUTE-23', '/excel/security/user-security-groups', 3, 'Assign Users to Security Groups'],
  ['ROUTE-24', '/excel/user-entities', 3, 'Link users to entities'],
  ['ROUTE-25', '/excel/entity-users', 3, 'AssignEntitiesUsers'],
  ['ROUTE-26', '/excel/security/user-helper-tables', 3, 'Assign Users to Helper Tables'],
  ['ROUTE-27', '/excel/helper-table-users', 3, 'AssignHelperTablesUsers'],
  ['ROUTE-28', '/excel/table-synchronisation', 3, 'Table synchronisation'],
  ['ROUTE-29', '/excel/areas', 3, 'Areas'],
  ['ROUTE-30', '/excel/subareas', 3, 'Sub-areas'],
  ['ROUTE-31', '/excel/subareas/link', 3, 'Link Areas to Subareas'],
  ['ROUTE-32', '/excel/subarea-areas', 3, 'LinkSubAreasAreas'],
  ['ROUTE-33', '/excel/versions', 3, 'Versions'],
  ['ROUTE-34', '/excel/helper-tables', 3, 'Helper Tables'],
  ['STRUCT-01', '/excel/search', 3, 'Search the Excel structure'],
  ['GROUP-19', '/excel/security/access', 3, 'Who sees what'],
  ['GROUP-19', '/excel/security/access/structure', 3, 'Who sees what, by item'],
  ['GROUP-19', '/excel/security/access/matrix', 3, 'Who sees what, as a matrix'],
]
const administration: Row[] = [
  ['ROUTE-12', '/admin', 2, /^(Dashboard|Users)$/],
  ['ROUTE-13', '/admin/dashboard', 2, /^(Dashboard|Users)$/],
  ['ROUTE-15', '/admin/security/users', 2, 'Users'],
  ['GROUP-19', '/people/nobodys', 2, 'Person'],
  ['REPORT-01', '/access/report', 2, 'Who had access'],
  ['ROUTE-18', '/admin/organisations', 2, 'Organisations'],
  ['ROUTE-19', '/admin/organisations/nobodys', 2, 'Organisations'],
  ['ROUTE-16', '/admin/approvals', 2, 'Approvals'],
  ['ROUTE-17', '/admin/approvals/nobodys', 2, 'Approvals'],
  ['ROUTE-37', '/connectors/xero/v2/assign-users', 2, 'Xero Connector - Assign Users V2'],
  ['ROUTE-14', '/admin/configuration', 1, /^Global Configuration$/],
  ['ROUTE-35', '/connectors/xero/v2/tokens', 0, 'Xero2Sql - Tokens'],
]
const addresses = [...forEverybody, ...excel, ...administration]

const unknown = [
  '/nowhere',
  '/admin/nowhere',
  '/connectors/ftp',
  '/connectors/teapot/refresh',
  '/connectors/teapot/manage',
  '/connectors/ftp/v2/synchronise',
]

const logo = '/home'
const connectors = ['cin7', 'ftp', 'woocommerce', 'xero'].map((type) => `/connectors/${type}/refresh`)
const [cin7 = '', ...others] = connectors
const withExcel = [cin7, '/excel/areas', ...others]

const structure = ['Areas', 'Subareas', 'Versions', 'Helper Tables', 'Search']
const administrators = [
  'Organisations',
  'Users',
  'Approvals',
  'Webhooks',
  'Alert channels',
  'Sign-in',
  'Programs',
  'Audit log',
  'Who had access',
]
const everyAdminLink = ['Dashboard', 'Global Configuration', ...administrators]

/** What each demo user sees. */
const expectations = [
  {
    ...people.sue,
    level: 0,
    navigation: ['/home', '/connectors?view=list', '/admin/dashboard', ...withExcel],
    ofConnectors: ['Refresh', 'Manage'],
    ofExcel: [...structure, 'Configure/ Sync'],
    ofAdmin: [...everyAdminLink, 'Mail', 'Housekeeping'],
    admin: { address: '/admin/dashboard', dashboard: 'Dashboard' },
  },
  {
    ...people.adam,
    level: 1,
    navigation: ['/home', '/connectors?view=list', '/admin/dashboard', ...withExcel],
    ofConnectors: ['Refresh', 'Manage'],
    ofExcel: [...structure, 'Configure/ Sync'],
    ofAdmin: everyAdminLink,
    admin: { address: '/admin/dashboard', dashboard: 'Dashboard' },
  },
  {
    ...people.olga,
    level: 2,
    navigation: ['/home', '/connectors?view=list', '/admin/security/users', ...withExcel],
    ofConnectors: ['Refresh', 'Manage'],
    ofExcel: [...structure, 'Configure/ Sync'],
    ofAdmin: administrators,
    admin: { address: '/admin/security/users', dashboard: 'Users' },
  },
  {
    ...people.eli,
    level: 3,
    navigation: ['/home', '/connectors?view=list', ...withExcel],
    ofConnectors: ['Refresh'],
    ofExcel: structure,
    ofAdmin: [],
    admin: null,
  },
  {
    ...people.una,
    level: 4,
    navigation: ['/home', '/connectors?view=list', ...connectors],
    ofConnectors: ['Refresh'],
    ofExcel: [],
    ofAdmin: [],
    admin: null,
  },
]
type Expected = (typeof expectations)[number]

for (const expected of expectations) {
  test(`${expected.firstName}, level ${expected.level}, sees and opens what the role allows [ROUTE-12, ROUTE-13, ROUTE-48, ROUTE-49, ROUTE-50, ROUTE-51, ROUTE-52, SHELL-11..18, SHELL-35, SHELL-36, ROLE-01, ROLE-02, ROLE-05, ROLE-07, ROLE-08]`, async ({
    portal,
    page,
  }) => {
    // A test of the route table has every address and level.
    const refused = addresses.filter(([, , upTo]) => expected.level > upTo).slice(0, 2)
    const calls = callsOf(page)
    await portal.openAs(expected, refused[0]?.[1])
    await expectTargets(portal.navigation.links, [logo, ...expected.navigation, '/profile'])
    await expectRefusals(portal, refused)
    expect(calls.filter((call) => !isOfShell(call, expected.level))).toEqual([])
    if (expected.level === 0) await expectEveryAddress(portal)
    await expectAdmin(portal, expected)
    await expectTopBars(portal, expected)
  })
}

/** The calls of the navigation, which every page makes, and of Home. */
const isOfShell = (call: string, level: number) =>
  /^GET \/(organisations|business2cloud\/clients\/([^/]+\/)?connector(?:-type)?s)$/.test(call) ||
  call === 'POST /auth/refresh' ||
  (level > 2 && /^GET \/business2cloud\/clients\/[^/]+\/connector-requests$/.test(call)) ||
  (level <= 2 && ['GET /approvals', 'GET /users', 'GET /invitations'].includes(call)) ||
  (level <= 2 && /^GET \/organisations\/[^/]+\/(structure-state|first-run)$/.test(call)) ||
  (level <= 2 && /^GET \/business2cloud\/clients\/[^/]+\/refresh-history$/.test(call))

/** Checks that a refused page renders nothing and makes no calls before it redirects home. */
async function expectRefusals({ page, navigation }: Portal, refused: readonly Row[]) {
  for (const [, path] of refused) {
    await goOnTo(page, path)
    await expectHeading(page, 'You do not have access to this page.')
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Home'])
    await expect(navigation.section).toHaveCount(0)
  }
  await goOnTo(page, '/home')
  await expectHeading(page, 'acme Traders')
}

async function expectEveryAddress(portal: Portal) {
  await expectNotFound(portal)
  for (const [id, path, , heading] of addresses) {
    await test.step(`${path} [${id}]`, async () => {
      await goOnTo(portal.page, path)
      await expectHeading(portal.page, heading)
    })
  }
}

async function expectNotFound({ page }: Portal) {
  for (const path of unknown) {
    await goOnTo(page, path)
    await expectHeading(page, 'Page not found')
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/home')
  }
}

async function expectAdmin(portal: Portal, { admin }: Expected) {
  if (!admin) return
  await goOnTo(portal.page, '/admin')
  await portal.expectAddress(admin.address)
  await goOnTo(portal.page, '/admin/dashboard')
  await expectHeading(portal.page, admin.dashboard)
  await portal.expectAddress('/admin/dashboard')
}

async function expectTopBars(portal: Portal, { ofConnectors, ofExcel, ofAdmin }: Expected) {
  const bars: [path: string, links: string[]][] = [
    ['/connectors/ftp/refresh', ofConnectors],
    ['/excel/versions', ofExcel],
    ['/admin/approvals', ofAdmin],
  ]
  for (const [path, links] of bars.filter(([, links]) => links.length > 0)) {
    await goOnTo(portal.page, path)
    await expect(portal.navigation.section.getByRole('link')).toHaveText(links)
  }
}

test('leads signed-out visitors to the root, and back after signing in [ROUTE-42, ROUTE-43, ROUTE-44, ROUTE-45, ROUTE-46, SIGNIN-13, SIGNIN-18]', async ({
  portal,
  page,
}) => {
  const calls = callsOf(page)
  await portal.open('/connectors/ftp/refresh?search=ware')
  await portal.expectAddress('/?returnUrl=%2Fconnectors%2Fftp%2Frefresh%3Fsearch%3Dware')
  await goOnTo(page, '/nowhere')
  await portal.expectAddress('/?returnUrl=%2Fnowhere')
  await goOnTo(page, '/excel/areas?search=north%20west')
  await portal.expectAddress('/?returnUrl=%2Fexcel%2Fareas%3Fsearch%3Dnorth%2520west')
  const ofSignIn = ['GET /registration/options', 'POST /auth/passkey/challenge']
  expect(calls.filter((call) => !ofSignIn.includes(call))).toEqual([])
  await portal.signInScreen.signIn(people.eli)
  await portal.expectAddress('/excel/areas?search=north%20west')
  await expect(portal.navigation.search).toHaveValue('north west')
})

const forAnybody: [id: string, path: string, heading: string][] = [
  ['ROUTE-02', '/signup', 'Create your account'],
  ['ROUTE-03', '/signup/finalise?code=nobodys', 'This sign up link is invalid or has expired.'],
  ['ROUTE-04', '/signin', 'Sign in to Tributary'],
  ['ROUTE-05', '/signin/confirm?reference=nobodys', 'Enter the verification code sent to your email'],
  ['ROUTE-08', '/reset-password', 'Reset password'],
  ['ROUTE-09', '/reset-password/nobodys', 'Set password request invalid'],
  ['ROUTE-10', '/reset-password/redeem/nobodys', 'Reset password request invalid'],
  ['ROUTE-11', '/set-password/redeem/nobodys', 'Set password request invalid'],
  ['ROUTE-01', '/', 'Sign in to Tributary'],
]

test('opens the sign-up, sign-in and password pages when signed out [ROUTE-42]', async ({ portal, page }) => {
  await portal.open('/')
  for (const [id, path, heading] of forAnybody) {
    await test.step(`${path} [${id}]`, async () => {
      await goOnTo(page, path)
      await expectHeading(page, heading)
    })
  }
})
