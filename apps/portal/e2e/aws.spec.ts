import { people } from './support/data/people.ts'
import { expect, test } from './support/test.ts'

const name = 'Cloud costs'
/** The key of the demo's AWS account. */
const sampleAwsKey = { id: 'AKIADEMO4TRIBUTARY00', secret: 'demo-secret-of-the-sample-account' }
const upToDate = 'Connector is up to date.'

test.use({ serverKind: 'fresh' })

test('an AWS account is connected, tested and refreshed, and a full refresh shows its price first', async ({
  portal,
  page,
}) => {
  test.setTimeout(120_000)
  const screen = portal.manage
  const card = portal.dashboard.card(name)
  await portal.openAs(people.sue, '/connectors/aws/manage?new=true')

  await test.step('tests the key of the demo’s account', async () => {
    const fields = {
      name,
      'aws.region': 'eu-north-1',
      'aws.accessKeyId': sampleAwsKey.id,
      'aws.secretAccessKey': sampleAwsKey.secret,
      'aws.startDate': '2000-01-01',
      'aws.granularity': 'monthly',
    }
    for (const [field, value] of Object.entries(fields)) await screen.field(field).fill(value)
    await screen.answer('Test connection')
    await expect(screen.dialog.getByText('AWS charges 0.01 USD for this test.')).toBeVisible()
    await screen.answer('Save')
    await expect(screen.dialog).toBeHidden()
  })

  await test.step('refreshes', async () => {
    await portal.openAs(people.sue, '/connectors/aws/refresh')
    await card.button('Incremental').click()
    await expect(card.state).toHaveText(upToDate, { timeout: 60_000 })
    await expect(card.whole).toContainText('cost_totals: 14 rows')
  })

  await test.step('refreshes fully once the price is confirmed', async () => {
    await card.button('Full').click()
    const question = page.getByRole('alertdialog', { name: `Read everything of ${name} again?` })
    await expect(question).toContainText('makes about 5 requests and costs about 0.05 USD')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(card.state).toHaveText(upToDate)
    await card.button('Full').click()
    await question.getByRole('button', { name: 'Start full refresh' }).click()
    await expect(card.state).toHaveText('Refreshing...')
    await expect(card.state).toHaveText(upToDate, { timeout: 60_000 })
  })

  await test.step('shows the stored costs', async () => {
    await card.whole.getByRole('button', { name: `Tables of ${name}` }).click()
    const tables = page.getByRole('dialog', { name: `Tables of ${name}` })
    await expect(tables.getByRole('columnheader').first()).toContainText('period_start')
    await expect(tables.getByRole('row')).toHaveCount(14 + 1)
  })
})
