import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { newPerson, stranger } from './support/data/new-person.ts'
import { addStructure } from './support/data/structure-calls.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const areasPath = '/excel/subareas/link'
const groupsPath = '/excel/security/user-security-groups'
const entitiesPath = '/excel/user-entities'

test('links an area to some sub-areas, to all future ones, unlinks it and undoes that [LINKAREA-01, LINKAREA-02, LINKAREA-03, LINKAREA-04, LINKAREA-05, LINKAREA-06, LINKAREA-07, LINKAREA-08, LINKAREA-09, LINKAREA-10, LINKAREA-11, LINKAREA-12, LINKAREA-13, LINKAREA-14, LINKAREA-15, LINKAREA-16]', async ({
  portal,
  page,
  server,
}) => {
  const linking = portal.linking
  const ina = await newPerson(server, 'Ina')
  await addStructure(server, ina, { areas: ['Costs', 'Revenue'], subareas: ['North', 'South', 'West'] })
  await portal.openAs(ina, areasPath)
  await expect(portal.heading).toHaveText('Link Areas to Subareas')
  await expect(linking.row('Costs')).toContainText('All current and future sub-areas')
  await expectAccessible(page)

  await linking.remove('Unlink', 'Costs').click()
  const question = linking.question('Unlink Costs from all sub-areas?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await linking.remove('Unlink', 'Costs').click()
  await question.getByRole('button', { name: 'Unlink' }).click()
  await expect(linking.row('Costs')).toContainText('Not linked')
  await expect(linking.edit('Costs')).toBeFocused()
  await linking.undo.click()
  await expect(portal.toast('The links of Costs have been restored.')).toBeVisible()
  await expect(linking.row('Costs')).toContainText('All current and future sub-areas')

  await linking.button('Create new link').click()
  await portal.expectAddress(`${areasPath}?new`)
  await expect(linking.button('Create Link')).toBeDisabled()
  await expect(linking.scope('Only selected')).toBeChecked()
  await linking.search('Search areas').fill('rev')
  await expect(linking.item('Costs')).toHaveCount(0)
  await linking.item('Revenue').click()
  await linking.scope('Only selected').click()
  await linking.search('Search subareas').fill('west')
  await linking.target('West').click()
  await linking.search('Search subareas').fill('')
  await expect(linking.target('North')).toBeChecked()
  await linking.pane('Sub-areas').getByRole('button', { name: 'Sort descending' }).click()
  await expect(linking.pane('Sub-areas').getByRole('listitem')).toHaveText(['West', 'South', 'North'])
  await linking.pane('Area').getByRole('button', { name: 'Sort descending' }).click()
  await expect(
    page.getByText('Removes 1 sub-area. Sub-areas added later will no longer be linked.').first(),
  ).toBeVisible()
  await expectAccessible(page)
  await linking.button('Create Link').click()
  await expect(portal.toast('Link created')).toBeVisible()
  await expect(linking.row('Revenue')).toContainText('North, South')

  await linking.edit('Revenue').click()
  await linking.scope('Select all current and future').click()
  await linking.button('Create Link').click()
  await expect(linking.row('Revenue')).toContainText('All current and future sub-areas')
  await linking.button('Sort descending').click()
  await expect(linking.rows.first()).toContainText('Revenue')
  await linking.button('Sort ascending').click()
  await expect(linking.rows.first()).toContainText('Costs')
})

test('assigns a user to groups by keyboard and keeps the ticks while searching [USERGROUP-01, USERGROUP-02, USERGROUP-03, USERGROUP-04, USERGROUP-05, USERGROUP-06, USERGROUP-07, USERGROUP-08, USERGROUP-09, USERGROUP-10]', async ({
  portal,
  page,
  server,
}) => {
  const linking = portal.linking
  const kay = await newPerson(server, 'Kay')
  await addStructure(server, kay, { groups: ['Controllers', 'Readers', 'Treasury'] })
  await portal.openAs(kay, groupsPath)
  await expect(linking.row('Kay Newcomer')).toContainText('Not assigned')
  await linking.button('Create new assignment').focus()
  await page.keyboard.press('Enter')
  await expect(portal.heading).toBeFocused()
  await linking.item('Kay Newcomer').focus()
  await page.keyboard.press('Space')
  await linking.target('Controllers').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(linking.target('Treasury')).toBeChecked()
  await expect(page.getByText('Assign Kay Newcomer to 2 groups.').first()).toBeVisible()
  await linking.button('Back to assignments').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await linking.button('Assign').focus()
  await page.keyboard.press('Enter')
  await expect(portal.toast('Assignment saved')).toBeVisible()
  await expect(linking.row('Kay Newcomer')).toContainText('Controllers, Treasury')

  await linking.edit('Kay Newcomer').press('Enter')
  await linking.target('Treasury').focus()
  await page.keyboard.press('Space')
  await linking.button('Assign').press('Enter')
  await expect(portal.heading).toHaveText('Assign Users to Security Groups')
  await expect(linking.row('Kay Newcomer')).not.toContainText('Treasury')
  await linking.remove('Unassign', 'Kay Newcomer').press('Enter')
  await expect(linking.row('Kay Newcomer')).toContainText('Not assigned')
  await linking.undo.waitFor()
  await page.keyboard.press('F8')
  await linking.undo.press('Enter')
  await expect(linking.row('Kay Newcomer')).toContainText('Controllers')
})

test('links a user to current and future entities on a phone [USERENT-01, USERENT-02, USERENT-03, USERENT-04, USERENT-05, USERENT-06, USERENT-07, USERENT-09, USERENT-10, USERENT-11, USERENT-12]', async ({
  portal,
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const linking = portal.linking
  const pia = await newPerson(server, 'Pia')
  await addStructure(server, pia, { entities: ['Harbour Ltd', 'Pine Ltd'] })
  await portal.openAs(pia, entitiesPath)
  await expect(linking.row('Pia Newcomer')).toContainText('Not linked')
  await linking.button('Create new link').click()
  await linking.search('Search users').fill('pia')
  await linking.item('Pia Newcomer').click()
  await linking.search('Search entities').fill('pine')
  await linking.target('Pine Ltd').click()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await linking.button('Create Link').click()
  await expect(linking.row('Pia Newcomer')).toContainText('Pine Ltd')

  await linking.edit('Pia Newcomer').click()
  await linking.scope('Select all current and future').click()
  await linking.button('Create Link').click()
  await expect(linking.row('Pia Newcomer')).toContainText('All current and future entities')
  await expectNoSidewaysScroll(page)
  await linking.remove('Delete', 'Pia Newcomer').click()
  const question = linking.question('Delete the links of Pia Newcomer?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(linking.row('Pia Newcomer')).toContainText('Not linked')
  await linking.undo.click()
  await expect(linking.row('Pia Newcomer')).toContainText('All current and future entities')
})

test('keeps the links that two administrators add at the same time [LINKAREA-13, LINKAREA-16]', async ({
  portal,
  server,
  anotherBrowser,
}) => {
  const linking = portal.linking
  const ona = await newPerson(server, 'Ona')
  const ben = stranger('Ben')
  await addStructure(server, ona, { areas: ['Costs'], subareas: ['North', 'South', 'West'] })
  await portal.openAs(ona, '/admin/security/users')
  await portal.users.add.click()
  await portal.users.fill(ben)
  await portal.users.field('Role').selectOption({ label: 'Excel user' })
  await portal.users.save.click()
  await portal.users.row(ben).waitFor()
  await portal.open(areasPath)
  await linking.edit('Costs').click()
  await linking.scope('Only selected').click()
  await linking.target('West').click()
  await linking.button('Create Link').click()
  await linking.edit('Costs').click()
  await linking.target('West').click()

  const his = await anotherBrowser()
  const theirs = his.linking
  await his.openAs(ben, areasPath)
  await theirs.edit('Costs').click()
  await theirs.target('North').click()
  await theirs.button('Create Link').click()
  await expect(theirs.row('Costs')).toContainText('South')

  await linking.button('Create Link').click()
  await expect(linking.problem).toContainText(
    'Another user has changed the links of Costs: 1 sub-area removed.',
  )
  await expect(linking.target('North')).not.toBeChecked()
  await expect(linking.target('West')).toBeChecked()
  await linking.button('Create Link').click()
  await expect(linking.row('Costs')).toContainText('South, West')
})
