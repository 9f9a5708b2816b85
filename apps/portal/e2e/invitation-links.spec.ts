import { startPostgres } from '@tributary/tooling/postgres'
import { expectAccessible } from './support/checks/accessible.ts'
import { mailTo } from './support/data/mail.ts'
import { stranger } from './support/data/new-person.ts'
import { people } from './support/data/people.ts'
import { inPostgres } from './support/data/rows.ts'
import { Portal } from './support/screens/portal.ts'
import { Server } from './support/server/server.ts'
import { expect, test } from './support/test.ts'

const invalid = 'This invitation is not valid'
const offer = 'Join acme Traders'

test('an expired, a replaced and a withdrawn link explain themselves, and the wrong account goes on', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const server = await Server.fresh({ databaseUrl })
  const contexts = [
    await browser.newContext({ baseURL: server.url }),
    await browser.newContext({ baseURL: server.url }),
  ] as const
  const uli = stranger('Uli')
  try {
    const portal = new Portal(await contexts[0].newPage())
    const theirs = new Portal(await contexts[1].newPage())
    const { page } = portal
    const pending = page.getByRole('region', { name: 'Pending invitations' })
    const latest = async (after?: Awaited<ReturnType<typeof mailTo>>) =>
      mailTo(server.dataDir, uli.email, { kind: 'invitation', after })
    const expectAt = async (link: string, heading: string) => {
      await theirs.page.goto(link)
      await expect(theirs.heading).toHaveText(heading)
    }
    const dialog = page.getByRole('dialog', { name: /^Invite people to/ })
    const invite = async () => {
      await page.getByRole('button', { name: 'Invite people' }).click()
      await dialog.getByRole('textbox', { name: 'Email address, row 1' }).fill(uli.email)
    }
    const send = () => dialog.getByRole('button', { name: 'Send invitations' }).click()

    await portal.openAs(people.olga, '/admin/security/users')
    await invite()
    await send()
    await expect(portal.toast('1 person invited.')).toBeVisible()
    const first = await latest()
    await expectAt(first.link, offer)

    await test.step('an expired one is sent again', async () => {
      await inPostgres(databaseUrl, async (query) => {
        await query(
          `update invitations set expires_at = now() - interval '1 minute' where email = '${uli.email}'`,
        )
      })
      await expectAt(first.link, invalid)
      await expect(theirs.page.getByText('be older than 7 days. Ask for a new one.')).toBeVisible()
      await expectAccessible(theirs.page)
      await page.reload()
      await pending.getByRole('button', { name: '1 pending invitation' }).click()
      await expect(pending.getByText('Expired')).toBeVisible()
      await pending.getByRole('button', { name: `Send again to ${uli.email}` }).click()
      await expect(portal.toast(/has been mailed to .+ again/)).toBeVisible()
      await expect(pending.getByText('Expired')).toBeHidden()
      await expectAt(first.link, invalid)
    })

    const second = await latest(first)
    await expectAt(second.link, offer)

    await test.step('another role replaces it', async () => {
      await invite()
      await expect(dialog.getByText('Skipped: already invited with the same access')).toBeVisible()
      await dialog.getByRole('combobox', { name: /^Role for all/ }).selectOption('Excel user')
      await expect(dialog.getByText(/^Adds 0 people, mails 1, replaces 1 invitation/)).toBeVisible()
      await expectAccessible(page)
      await send()
      await expect(dialog).toBeHidden()
      await expectAt(second.link, invalid)
    })

    const third = await latest(second)

    await test.step('the wrong account signs out and goes on', async () => {
      await theirs.openAs(people.eli, '/home')
      await expectAt(third.link, 'This invitation is for another account')
      await theirs.page.getByRole('button', { name: 'Sign out' }).click()
      await expect(theirs.heading).toHaveText(offer)
      await expect(theirs.page.getByText('Role: Excel user')).toBeVisible()
      await expect(theirs.page.getByRole('button', { name: 'Create account and accept' })).toBeVisible()
    })

    await test.step('a withdrawn one is not valid', async () => {
      await pending.getByRole('button', { name: `Withdraw the invitation of ${uli.email}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
      await expect(pending).toHaveCount(0)
      await expectAt(third.link, invalid)
    })
  } finally {
    for (const context of contexts) await context.close()
    await server.remove()
    await postgres.stop()
  }
})
