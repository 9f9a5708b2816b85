import { mailsTo, mailTo } from './support/data/mail.ts'
import { newPerson, stranger } from './support/data/new-person.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

test('invites the people of a CSV file, and a second mail replaces the link of the first', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const [vic, wim] = [stranger('Vic'), stranger('Wim')]
  await portal.openAs(await newPerson(server, 'Zoe'), '/admin/security/users')
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite people to/ })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Open CSV file' }).click()
  const rows = [vic, wim].map(({ firstName, lastName, email }) => `${firstName},${lastName},${email}`)
  const buffer = Buffer.from(['First name,Last name,Email address', ...rows].join('\r\n'))
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.getByText('Adds 2 people, mails 2, skips 0.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(portal.toast('2 people invited.')).toBeVisible()

  const first = await mailTo(server.dataDir, vic.email, { kind: 'invitation' })
  await page.getByRole('button', { name: `Send again to ${vic.email}` }).click()
  const second = await mailTo(server.dataDir, vic.email, { kind: 'invitation', after: first })
  expect(await mailsTo(server.dataDir, wim.email, { kind: 'invitation' })).toHaveLength(1)
  const theirs = await anotherBrowser()
  await theirs.page.goto(first.link)
  await expect(theirs.heading).toHaveText('This invitation is not valid')
  await theirs.page.goto(second.link)
  await expect(theirs.heading).toHaveText('Join Zoe’s Company')
})

test('the link to an answer shows an administrator the same answer, and a user nothing about others', async ({
  portal,
  page,
  anotherBrowser,
}) => {
  await portal.openAs(people.olga, '/home')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('why una')
  await page.getByRole('option', { name: 'Why can’t Una Ulm see …?' }).click()
  await page.getByRole('combobox', { name: 'Name' }).selectOption('Finance')
  const answer = { name: 'Una Ulm cannot see Finance.' }
  await expect(page.getByRole('heading', answer)).toBeVisible()
  const { pathname, search } = new URL(page.url())

  const adams = await anotherBrowser()
  await adams.openAs(people.adam, pathname + search)
  await expect(adams.page.getByRole('heading', answer)).toBeVisible()
  const elis = await anotherBrowser()
  await elis.openAs(people.eli, pathname + search)
  await expect(elis.page.getByRole('heading', { name: /^You can(not)? see / })).toBeVisible()
  await expect(elis.page.getByText('Una Ulm')).toHaveCount(0)
})
