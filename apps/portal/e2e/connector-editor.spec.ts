import { expectAccessible, expectNoSidewaysScroll } from './support/checks/accessible.ts'
import { expectNothingKept } from './support/checks/secrets.ts'
import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const name = 'Warehouse files'
/** The password of the demo's FTP server, which is also the saved one. */
const saved = 'Crate-42-forklift'
const wrong = 'Not-the-password-7'

test.describe('the properties editor', () => {
  test.use({ serverKind: 'fresh' })

  test('tests, schedules, licenses and clones a connector without revealing its secret [CPROP-06, CPROP-18, CPROP-20, CPROP-21, CPROP-22, CPROP-24, CPROP-25, CONNMAN-14, CONNMAN-17, CONNMAN-19, CONNMAN-33, GLANCE-123]', async ({
    portal,
    page,
  }) => {
    const screen = portal.manage
    const { dialog } = screen
    const answers: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/backend/')) answers.push(await response.text().catch(() => ''))
    })
    const tryIt = dialog.getByRole('button', { name: 'Test connection' })
    const password = screen.field('ftp.password')
    await portal.openAs(people.sue, '/connectors/ftp/manage')
    await screen.card(name).getByRole('button', { name: 'Edit', exact: true }).click()

    await test.step('fills in saved settings without secrets', async () => {
      await expect(screen.field('ftp.host')).toHaveValue(/^127\.0\.0\.1:/)
      await expect(password).toHaveValue('')
      await expectAccessible(page)
    })

    await test.step('tests the connection with the saved password, then with a wrong one', async () => {
      await tryIt.click()
      await expect(dialog.getByText('The connection works.')).toBeVisible()
      // Of the files, the newest is read. They are written one after another.
      await expect(dialog.getByRole('table', { name: /\.csv$/ }).getByRole('row')).toHaveCount(4)
      await password.fill(wrong)
      await expect(dialog.getByText('The connection works.')).toBeHidden()
      await tryIt.click()
      await expect(dialog.getByText('The connection does not work yet.')).toBeVisible()
      await password.fill('')
    })

    await test.step('chooses a schedule and a licence', async () => {
      await dialog.getByRole('combobox', { name: 'Runs' }).selectOption('Weekdays at…')
      await dialog.getByLabel('Time (UTC)').fill('06:30')
      await expect(dialog.getByText('Weekdays at 06:30 UTC')).toBeVisible()
      await expect(dialog.getByRole('table', { name: 'Next runs' }).getByRole('row')).toHaveCount(6)
      await dialog.getByRole('checkbox', { name: 'Further folders' }).check()
      await expect(dialog.getByText('2 unsaved changes')).toBeVisible()
    })

    await test.step('Back warns about unsaved input', async () => {
      const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
      await page.goBack()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(dialog.getByText('2 unsaved changes')).toBeVisible()
    })

    await test.step('keeps the old password when saving', async () => {
      await screen.answer('Save')
      await expect(dialog).toBeHidden()
      await expect(page.getByText(`${name} has been saved.`)).toBeVisible()
      await screen.card(name).getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(dialog.getByText('Weekdays at 06:30 UTC')).toBeVisible()
      await expect(dialog.getByRole('checkbox', { name: 'Further folders' })).toBeChecked()
      await tryIt.click()
      await expect(dialog.getByText('The connection works.')).toBeVisible()
      await screen.answer('Cancel')
    })

    await test.step('clones everything except secrets, on a phone', async () => {
      await page.setViewportSize({ width: 320, height: 800 })
      await screen.clone(name)
      await expect(screen.field('name')).toHaveValue(`Copy of ${name}`)
      await expectNoSidewaysScroll(page)
      await screen.answer('Save')
      await expect(password).toBeFocused()
      await screen.save({ 'ftp.password': saved, name: 'A copy' })
      await expect(screen.card('A copy')).toContainText('Connected')
    })

    await test.step('no secret is shown or stored in the browser', async () => {
      expect(answers.length).toBeGreaterThan(10)
      for (const secret of [saved, wrong]) expect(answers.join('\n')).not.toContain(secret)
      expect(await page.content()).not.toContain(saved)
      await expectNothingKept(page, [saved, wrong])
    })
  })
})
