import { newPerson, stranger } from './support/data/new-person.ts'
import { inPostgres } from './support/data/rows.ts'
import { expect, test } from './support/server/target-fixture.ts'

// With motion, as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Steps show where so long a journey failed.
test.use({ actionTimeout: 15_000 })

/** Selects every table of the structure, with names in place of ids. */
const tables = {
  areas: 'select name, status, read_only, all_subareas from excel_areas order by name',
  subareas: 'select name, status from excel_subareas order by name',
  links: `select a.name as area, s.name as subarea from excel_area_subareas
    join excel_areas a on a.id = area_id join excel_subareas s on s.id = subarea_id order by 1, 2`,
  versions: 'select name, status from excel_versions order by name',
  milestones: `select v.name as version, m.name, m.read_only from excel_milestones m
    join excel_versions v on v.id = version_id order by 1, 2`,
  helperTables: 'select name, input_table_name from excel_helper_tables order by name',
  entities: 'select name from excel_entities order by name',
  groups: 'select name, status from excel_groups',
  groupAreas: `select g.name as group, a.name as area, s.name as subarea from excel_group_areas
    join excel_groups g on g.id = group_id join excel_areas a on a.id = area_id
    join excel_subareas s on s.id = subarea_id order by 2, 3`,
  groupMilestones: `select v.name as version, m.name as milestone from excel_group_milestones
    join excel_versions v on v.id = version_id join excel_milestones m on m.id = milestone_id order by 1, 2`,
  users: 'select first_name, last_name, email_address, status from excel_users',
  userGroups: `select g.name from excel_user_groups join excel_groups g on g.id = group_id`,
  userEntities: `select e.name from excel_user_entities join excel_entities e on e.id = entity_id`,
  userHelperTables: `select h.name from excel_user_helper_tables join excel_helper_tables h on h.id = helper_table_id`,
}

const outdated = /^The structure has changed since the last synchronisation/

test('a structure built in the portal is synchronised row by row to PostgreSQL [DBSET-01, DBSET-17, DBSET-18, AREA-25, SUBAREA-01, LINKAREA-10, VER-09, HELPER-03, ENT-01, GROUP-05, USERGROUP-10, USERENT-12, USERHELPER-10]', async ({
  portal: olgas,
  anotherBrowser,
  server,
  companions,
}) => {
  test.setTimeout(180_000)
  const olga = await newPerson(server, 'Olga')
  const eli = { ...stranger('Eli'), role: 'ExcelUser' }
  await olgas.openAs(olga, '/admin/security/users')
  await olgas.users.add.click()
  await olgas.users.fill(eli)
  await olgas.users.field('Role').selectOption('Excel user')
  await olgas.users.save.click()
  await olgas.users.row(eli).waitFor()

  const elis = await anotherBrowser()
  const { page } = elis
  const parts = elis.areas
  const table = elis.structureTable
  const linking = elis.linking
  const addParts = async (...names: string[]) => {
    await parts.add.click()
    await parts.names.first().fill(names[0] ?? '')
    for (const name of names.slice(1)) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(name)
    }
    await parts.save.click()
    await expect(parts.cards).toHaveCount(names.length)
  }

  await elis.openAs(eli, '/excel/subareas')
  await addParts('North', 'South')
  await elis.open('/excel/areas')
  await addParts('Costs', 'Revenue')
  await expect(page.getByText('Ask your administrator to synchronise.')).toBeVisible()

  await elis.open('/excel/subareas/link')
  await linking.button('Create new link').click()
  await linking.item('Revenue').check({ force: true })
  await linking.scope('Only selected').check({ force: true })
  await linking.target('South').uncheck({ force: true })
  await linking.button('Create Link').click()
  await expect(linking.row('Revenue')).toContainText('North')

  await elis.open('/excel/versions')
  await table.add('Add new Version', 'Actuals', 'Budget')
  await table.add('Add Milestone to Budget', 'Draft', 'Signed')
  await table.button('Edit Draft').click()
  await table.status('Lock').check()
  await table.save.click()
  await expect(table.row('Draft')).toContainText('Locked')
  await elis.open('/excel/helper-tables')
  await table.add('Add Helper Table(s)', 'Cost centres')
  await elis.open('/excel/security/entities')
  for (const name of ['Acme Ltd', 'Birch Ltd']) await table.addEntity(name)

  await elis.open('/excel/security/security-groups')
  await table.button('Create Security Group').click()
  await page.getByRole('textbox', { name: 'Security Group Name' }).fill('Controllers')
  await linking.item('Revenue').check({ force: true })
  await linking.target('North').check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await linking.item('South').check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await linking.item('Budget').check({ force: true })
  await linking.target('Draft').check({ force: true })
  await table.button('Create Security Group').click()
  await expect(table.row('Controllers')).toBeVisible()

  for (const [path, create, target, submit] of [
    ['/excel/security/user-security-groups', 'Create new assignment', 'Controllers', 'Assign'],
    ['/excel/user-entities', 'Create new link', 'Acme Ltd', 'Create Link'],
    ['/excel/security/user-helper-tables', 'Create new link', 'Cost centres', 'Create Link'],
  ] as const) {
    await elis.open(path)
    await linking.button(create).click()
    await linking.item('Eli').check({ force: true })
    await linking.target(target).check({ force: true })
    await linking.button(submit).click()
    await expect(linking.row('Eli Newcomer')).toContainText(target)
  }

  const address = await companions.newDatabase()
  const database = olgas.database
  await olgas.open('/excel/table-synchronisation')
  await database.fill(address)
  await database.saveAndSynchronise.click()
  await expect(database.done('Database synchronisation completed successfully!')).toBeVisible()
  await expectTables(address, {
    areas: [
      { name: 'Costs', status: 'active', read_only: false, all_subareas: true },
      { name: 'Revenue', status: 'active', read_only: false, all_subareas: false },
    ],
    subareas: [
      { name: 'North', status: 'active' },
      { name: 'South', status: 'active' },
    ],
    links: [
      { area: 'Costs', subarea: 'North' },
      { area: 'Costs', subarea: 'South' },
      { area: 'Revenue', subarea: 'North' },
    ],
    versions: [
      { name: 'Actuals', status: 'active' },
      { name: 'Budget', status: 'active' },
    ],
    milestones: [
      { version: 'Budget', name: 'Draft', read_only: true },
      { version: 'Budget', name: 'Signed', read_only: false },
    ],
    helperTables: [{ name: 'Cost centres', input_table_name: 'Costcentres' }],
    entities: [{ name: 'Acme Ltd' }, { name: 'Birch Ltd' }],
    groups: [{ name: 'Controllers', status: 'active' }],
    groupAreas: [{ group: 'Controllers', area: 'Revenue', subarea: 'North' }],
    groupMilestones: [{ version: 'Budget', milestone: 'Draft' }],
    users: [{ first_name: 'Eli', last_name: 'Newcomer', email_address: eli.email, status: 'active' }],
    userGroups: [{ name: 'Controllers' }],
    userEntities: [{ name: 'Acme Ltd' }],
    userHelperTables: [{ name: 'Cost centres' }],
  })

  await elis.open('/excel/security/entities')
  await expect(page.getByText(outdated)).toHaveCount(0)
  await table.addEntity('Cedar Ltd')
  await expect(page.getByText(outdated)).toBeVisible()
  await olgas.open('/excel/security/entities')
  await database.saveAndSynchronise.click()
  await expect(database.done('Database synchronisation completed successfully!')).toBeVisible()
  await expect(olgas.page.getByText(outdated)).toHaveCount(0)
  await expectTables(address, {
    entities: [{ name: 'Acme Ltd' }, { name: 'Birch Ltd' }, { name: 'Cedar Ltd' }],
  })
})

type Rows = { readonly [Table in keyof typeof tables]?: readonly object[] }

async function expectTables(address: string, expected: Rows): Promise<void> {
  await inPostgres(address, async (query) => {
    const held = new Map<string, unknown>()
    for (const [name, sql] of Object.entries(tables)) if (name in expected) held.set(name, await query(sql))
    expect(Object.fromEntries(held)).toEqual(expected)
  })
}
