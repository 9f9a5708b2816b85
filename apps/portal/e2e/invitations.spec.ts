import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { countPresses } from './support/checks/count-presses.ts'
import { mailTo } from './support/data/mail.ts'
import { newPerson, stranger } from './support/data/new-person.ts'
import { password } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const path = '/admin/security/users'
const PRESSES_OF_A_CHOICE = 2

test('twenty people are invited with three actions after the paste, and one accepts', async ({
  portal,
  page,
  server,
  anotherBrowser,
}) => {
  const { reset, presses } = await countPresses(page)
  await portal.openAs(await newPerson(server, 'Ida'), path)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite people to/ })
  const people = Array.from({ length: 20 }, (_, place) => stranger(`Guest${place}`))
  const rows = people.map(({ firstName, lastName, email }) => `${firstName}\t${lastName}\t${email}`)
  const first = dialog.getByRole('textbox', { name: 'First name, row 1' })
  await first.focus()
  await first.evaluate((cell, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, rows.join('\n'))
  await expect(dialog.getByText('Adds 20 people, mails 20, skips 0.')).toBeVisible()
  await expectAccessible(page)
  await reset()

  // The native list takes a press to open and one to choose, which selectOption does without the pointer.
  await dialog.getByRole('combobox', { name: /^Role for all/ }).selectOption('Excel user')
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(portal.toast('20 people invited.')).toBeVisible()
  expect(await presses()).toBeLessThanOrEqual(3 - PRESSES_OF_A_CHOICE)
  const pending = page.getByRole('region', { name: 'Pending invitations' })
  await pending.getByRole('button', { name: '20 pending invitations' }).click()
  await expect(pending.getByRole('row')).toHaveCount(21)
  await expect(portal.users.rows).toHaveCount(1)

  const [guest] = people
  if (!guest) throw new Error('No one was invited.')
  const { link } = await mailTo(server.dataDir, guest.email, { kind: 'invitation' })
  const theirs = await anotherBrowser()
  await theirs.page.goto(link)
  await expect(theirs.heading).toHaveText('Join Ida’s Company')
  await theirs.expectAddress('/invitation/link')
  await expectAccessible(theirs.page)
  await theirs.page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(theirs.page)
  await theirs.page.getByLabel('Password', { exact: true }).fill(password)
  await theirs.page.getByLabel('Confirm password').fill(password)
  await theirs.page.getByRole('button', { name: 'Create account and accept' }).click()
  await theirs.expectAddress('/home')
  await page.reload()
  await expect(portal.users.rows).toHaveCount(2)
  await expect(pending.getByRole('button', { name: '19 pending invitations' })).toBeVisible()

  await theirs.page.goto(link)
  await expect(theirs.heading).toHaveText('This invitation is not valid')
})

test('an invitation is of no use to another account', async ({ portal, page, server, anotherBrowser }) => {
  const uli = stranger('Uli')
  await portal.openAs(await newPerson(server, 'Jan'), path)
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: /^Invite people to/ })
  await dialog.getByRole('textbox', { name: 'Email address, row 1' }).fill(uli.email)
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(portal.toast('1 person invited.')).toBeVisible()

  const { link } = await mailTo(server.dataDir, uli.email, { kind: 'invitation' })
  const other = await anotherBrowser()
  await other.openAs(await newPerson(server, 'Kai'), '/home')
  await other.page.goto(link)
  await expect(other.heading).toHaveText('This invitation is for another account')
  await expect(other.page.getByText(`It is for ${uli.email}`)).toBeVisible()
  await expectAccessible(other.page)
  await expect(other.page.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0)

  await page.getByRole('button', { name: '1 pending invitation' }).click()
  await page.getByRole('button', { name: `Withdraw the invitation of ${uli.email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('region', { name: 'Pending invitations' })).toHaveCount(0)
  await other.page.reload()
  await expect(other.heading).toHaveText('This invitation is not valid')
})
