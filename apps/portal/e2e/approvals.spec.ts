import { expectAccessible } from './support/checks/accessible.ts'
import { changeSwitch } from './support/data/configuration-call.ts'
import { mailTo } from './support/data/mail.ts'
import { signedUp } from './support/data/new-person.ts'
import { type Person, people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { foreignSite } from './support/server/foreign-site.ts'
import type { Server } from './support/server/server.ts'
import { expect, test } from './support/test.ts'

test.use({ sharedBy: 'sign-ups' })

const approvals = '/admin/approvals'

// Every sign-up needs approval by Sue or Adam, because it requests a new organisation.
test.beforeAll(({ sharedServer }) => changeSwitch(sharedServer, 'RequireSignUpApproval', true))
test.afterAll(({ sharedServer }) => changeSwitch(sharedServer, 'RequireSignUpApproval', false))

/** Returns the two links in Adam's approval mail: one shows the request, one approves it. */
async function askedAbout({ dataDir }: Server, { email }: Person) {
  const mail = await mailTo(dataDir, people.adam.email, { kind: 'approval-requested', says: email })
  const [look = '', approve = ''] = mail.links
  return { look, approve }
}

const decisionsFrom = ({ page }: Portal) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/approvals')) sent.push(request.url())
  })
  return sent
}

test('pending requests come first, and an approved applicant gets a mail and access [APPR-01, APPR-02, APPR-03, APPR-04, APPR-05, APPR-06, APPR-08, APPR-09, APPR-10, APPR-14]', async ({
  portal,
  page,
  server,
}) => {
  const ada = await signedUp(server, 'Ada')
  await portal.open('/')
  await portal.signInScreen.signIn(ada)
  await expect(portal.signInScreen.error).toHaveText('Something seems to have gone wrong, please try again.')

  await portal.openAs(people.adam)
  await portal.navigation.bar.getByRole('link', { name: /^Admin/ }).click()
  await portal.navigation.section.getByRole('link', { name: 'Approvals' }).click()
  await expect(portal.heading).toHaveText('Approvals')
  await expect(portal.approvals.card(ada)).toContainText('NEW ORGANISATION')
  await expect(portal.approvals.card(ada)).toContainText(
    `Ada Newcomer (${ada.email}) asks for a new organisation: Ada’s Company`,
  )
  await expect(portal.approvals.status(ada)).toHaveText('Pending')
  await expect(portal.approvals.cards.first().getByRole('status')).toHaveText('Pending')
  await expect(portal.approvals.cards.last().getByRole('status')).toHaveText('Approved')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)

  await portal.approvals.button(ada, 'Approve').click()
  await expect(portal.approvals.status(ada)).toHaveText('Approved')
  await expect(portal.approvals.card(ada)).toContainText(/Approved .+ by Adam Ash/)
  await expect(portal.approvals.card(ada).getByRole('button')).toHaveCount(0)
  await portal.approvals.show('Pending').check()
  await expect(portal.approvals.card(ada)).toHaveCount(0)
  await portal.approvals.show('Decided').check()
  await expect(portal.approvals.cards.first()).toContainText(ada.email)

  const mail = await mailTo(server.dataDir, ada.email, { kind: 'approval-decided' })
  expect(mail.subject).toBe('Your sign up request has been approved')
  await portal.navigation.logOut.click()
  await portal.signInScreen.signIn(ada)
  await portal.confirmScreen.enter(
    (await mailTo(server.dataDir, ada.email, { kind: 'verification-code' })).code,
  )
  await portal.expectAddress('/home')
})

test('when two users decide a request, the second sees who decided it first [APPR-12, A60]', async ({
  portal,
  server,
  anotherBrowser,
}) => {
  const ben = await signedUp(server, 'Ben')
  const sue = await anotherBrowser()
  await portal.openAs(people.adam, approvals)
  await sue.openAs(people.sue, approvals)
  await expect(sue.approvals.button(ben, 'Approve')).toBeVisible()
  await portal.approvals.button(ben, 'Reject').click()
  await expect(portal.approvals.card(ben)).toContainText(/Rejected .+ by Adam Ash/)
  await mailTo(server.dataDir, ben.email, { subject: 'Your sign up request has been rejected' })

  await sue.approvals.button(ben, 'Approve').click()
  await expect(sue.toast(/^This request has already been decided\. Rejected .+ by Adam Ash\.$/)).toBeVisible()
  await expect(sue.approvals.status(ben)).toHaveText('Rejected')
  await portal.page.reload()
  await expect(portal.approvals.status(ben)).toHaveText('Rejected')
})

test('a link from another site needs confirmation, the link in our mail decides once [APPR-07, APPR-11, APPR-12, T4]', async ({
  portal,
  page,
  server,
}) => {
  const cleo = await signedUp(server, 'Cleo')
  const { look, approve } = await askedAbout(server, cleo)
  const sent = decisionsFrom(portal)
  await portal.openAs(people.adam)

  const forged = await foreignSite(`${look}?status=approved`)
  await page.goto(forged.url)
  await page.getByRole('link', { name: 'Go' }).click()
  await expect(portal.approvals.question).toContainText('Approve this request?')
  await expect(portal.approvals.question).toContainText(cleo.email)
  await expectAccessible(page)
  await expect(portal.approvals.question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(portal.approvals.question).toBeHidden()
  await expect(portal.approvals.status(cleo)).toHaveText('Pending')
  await portal.expectAddress(approvals)
  expect(sent).toHaveLength(0)
  await forged.close()

  const webmail = await foreignSite(approve)
  await page.goto(webmail.url)
  await page.getByRole('link', { name: 'Go' }).click()
  await expect(portal.toast(/^Approved: Cleo Newcomer/)).toBeVisible()
  await portal.expectAddress(approvals)
  await expect(portal.approvals.status(cleo)).toHaveText('Approved')
  await page.reload()
  await expect(portal.approvals.status(cleo)).toHaveText('Approved')
  await page.goBack()
  await page.getByRole('link', { name: 'Go' }).click()
  await expect(
    portal.toast(/^This request has already been decided\. Approved .+ by Adam Ash\.$/),
  ).toBeVisible()
  expect(sent).toHaveLength(1)
  await webmail.close()
})

test('a typed decision link works after sign-in [APPR-07, APPR-11, ROUTE-43]', async ({
  portal,
  page,
  server,
}) => {
  const dora = await signedUp(server, 'Dora')
  const { look } = await askedAbout(server, dora)
  const sent = decisionsFrom(portal)
  await portal.open(`${new URL(look).pathname}?status=rejected`)
  await portal.signInScreen.signIn(people.adam)
  await expect(portal.toast(/^Rejected: Dora Newcomer/)).toBeVisible()
  await portal.expectAddress(approvals)
  await page.reload()
  await expect(portal.approvals.status(dora)).toHaveText('Rejected')
  expect(sent).toHaveLength(1)
})
