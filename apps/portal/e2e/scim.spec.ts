import { expectAccessible } from './support/checks/accessible.ts'
import { apiSession } from './support/data/api-session.ts'
import { directory, scimGroup, scimPatch, scimUser } from './support/data/directory.ts'
import { mailTo } from './support/data/mail.ts'
import { password, people } from './support/data/people.ts'
import { addStructure } from './support/data/structure-calls.ts'
import { expect, test } from './support/test.ts'

test.use({ serverKind: 'fresh' })

const paul = { firstName: 'Paul', lastName: 'Pine', email: 'paul@acme-traders.example', role: 'User' }

test('a directory with a token made on screen adds a user to groups, and locking them ends their session', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  await addStructure(server, people.olga, { groups: ['Planners'] })
  await portal.openAs(people.olga, '/admin/sign-in')
  const token = await test.step('Olga creates a token', async () => {
    await page.getByRole('button', { name: 'Create token' }).click()
    const form = page.getByRole('dialog', { name: 'Create a token for SCIM' })
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(/^SCIM, \d+ \w+ \d{4}$/)
    await form.getByRole('textbox', { name: 'Name' }).fill('Entra ID')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Create' }).click()
    const shown = page.getByRole('alertdialog', { name: 'Token for SCIM' })
    await expectAccessible(page)
    const secret = await shown.getByRole('textbox', { name: 'Token' }).inputValue()
    await shown.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: /^Replace Entra ID \(ends in / })).toBeVisible()
    return secret
  })
  const scim = directory(server, token)

  const id = await test.step('the directory adds Paul to a group that exists and to a new one', async () => {
    const created = await scim('POST', '/Users', scimUser(paul.email, paul.firstName, paul.lastName))
    expect(created.status).toBe(201)
    const known = await scim('GET', `/Groups?filter=${encodeURIComponent('displayName eq "Planners"')}`)
    const joining = scimPatch({ op: 'add', path: 'members', value: [{ value: created.body.id }] })
    const planners = await scim('PATCH', `/Groups/${known.body.Resources[0]?.id}`, joining)
    expect(planners.status).toBeLessThan(300)
    const buyers = await scim('POST', '/Groups', scimGroup('Buyers', created.body.id))
    expect(buyers.status).toBe(201)
    await page.reload()
    const groups = page.getByRole('region', { name: 'Groups', exact: true })
    await expect(groups.getByRole('row', { name: /^Planners/ })).toContainText('Administrator')
    await expect(groups.getByRole('row', { name: /^Buyers/ })).toContainText('Directory')
    return created.body.id
  })

  await test.step('the table of users leads to Paul and his groups', async () => {
    await portal.open('/admin/security/users')
    await expect(portal.users.row(paul)).toContainText(paul.email)
    await portal.users.row(paul).getByRole('link', { name: 'Paul Pine' }).click()
    for (const name of ['Planners', 'Buyers'])
      await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked()
  })

  await test.step('a token of another organisation reaches neither Paul nor the groups', async () => {
    const call = await apiSession(server, people.sue)
    const organisations = await call<{ Id: string; CompanyName: string }[]>('GET', '/organisations')
    const other = organisations.find(({ CompanyName }) => CompanyName !== 'acme Traders')
    const tokens = `/organisations/${other?.Id}/scim/tokens`
    const { data } = await call<{ data: { Secret: string } }>('POST', tokens, { Name: 'Okta', Days: 7 })
    const stranger = directory(server, data.Secret)
    expect((await stranger('GET', `/Users/${id}`)).status).toBe(404)
    const lock = scimPatch({ op: 'replace', path: 'active', value: false })
    expect((await stranger('PATCH', `/Users/${id}`, lock)).status).toBe(404)
    const paulThere = await stranger(
      'GET',
      `/Users?filter=${encodeURIComponent(`userName eq "${paul.email}"`)}`,
    )
    expect([paulThere.status, paulThere.body.totalResults]).toEqual([200, 0])
    expect((await stranger('GET', '/Groups')).body.totalResults).toBe(0)
    expect((await stranger('POST', '/Users', scimUser(paul.email, 'Paul', 'Pine'))).status).toBe(409)
  })

  await test.step('Paul signs in, and is signed out when the directory locks him', async () => {
    const { link } = await mailTo(server.dataDir, paul.email, { kind: 'password-link' })
    const his = await anotherBrowser()
    await his.page.goto(link)
    await his.newPassword.fill(password)
    await his.newPassword.button('Set password').click()
    await expect(his.page.getByText('Your password has been successfully set.')).toBeVisible()
    await his.openAs(paul)
    const locked = await scim('PATCH', `/Users/${id}`, scimPatch({ op: 'replace', value: { active: false } }))
    expect(locked.status).toBe(200)
    await his.page.reload()
    await expect(his.signInScreen.button).toBeVisible()
    await his.signInScreen.signIn(paul)
    await expect(his.signInScreen.error).toBeVisible()
    await portal.open('/admin/security/users')
    await expect(portal.users.row(paul)).toContainText('Locked')
  })
})
