import { people } from './support/data/people.ts'
import { Journey } from './support/screens/connector-journey.ts'
import { demoSystems } from './support/screens/demo-systems.ts'
import { expect, test } from './support/test.ts'

// Sources whose limits make a refresh slow. In a separate file, so that they run next to the others.
test.use({ sharedBy: 'paced-sources' })
test.setTimeout(90_000)

test('reads Uniconta and AWS, with its prices first, while Cin7 is read as slowly as it allows', async ({
  portal,
  page,
  server,
}) => {
  await portal.openAs(people.sue)
  const systems = await demoSystems(page.context(), server)
  const cin7 = new Journey(portal, page, { type: 'cin7', name: 'Birch stock' })
  const uniconta = new Journey(portal, page, { type: 'uniconta', name: 'Fjord Engros' })
  await systems.change('Withdraw the right to project transactions')
  await portal.navigation.choose('Birch Ltd')
  await cin7.add({
    settings: {
      'cin7.accountId': await systems.detail('Cin7 Core', 'Account id'),
      'cin7.applicationKey': await systems.detail('Cin7 Core', 'Application key'),
    },
    secret: 'cin7.applicationKey',
    refused: 'Cin7 refused the account id or the application key.',
    readable: 'can be read.',
  })
  await cin7.start('Incremental')

  await uniconta.add({
    settings: {
      'uniconta.username': await systems.detail('Uniconta', 'User'),
      'uniconta.password': await systems.detail('Uniconta', 'Password'),
    },
    secret: 'uniconta.password',
    refused: 'Uniconta refused the sign-in.',
    readable: 'tables can be read.',
  })
  await uniconta.refresh('Incremental')
  await uniconta.expectLeftOut('project_transactions.', 'Uniconta does not offer them to this user.')
  const debtors = await uniconta.rows('debtors')
  await systems.change('Delete a customer of Uniconta')
  await uniconta.refresh('Incremental')
  expect(await uniconta.rows('debtors')).toEqual(debtors.slice(0, -1))

  const aws = new Journey(portal, page, { type: 'aws', name: 'Birch cloud costs' })
  await aws.openEditor()
  // Requests to AWS are a second apart. Months need fewer than days.
  await portal.manage.field('aws.granularity').fill('monthly')
  await aws.testConnection(
    'The costs of account 111122223333 can be read. AWS charges 0.01 USD for this test.',
  )
  await portal.manage.answer('Save')
  await expect(page.getByText('Birch cloud costs has been saved.')).toBeVisible()

  await aws.openDashboard()
  await aws.refresh('Incremental', 'Start refresh')
  const before = await aws.rows('cost_totals')
  expect(before).toHaveLength(2)

  await systems.change('Change the costs of today')
  await systems.change('Remove a service from this month')
  await aws.refresh('Incremental')
  const after = await aws.rows('cost_totals')
  expect(after[0]).toEqual(before[0])
  expect(after[1]).not.toEqual(before[1])
  const others = (await aws.rows('costs_by_region')).filter((row) => row.includes('EC2 - Other'))
  expect(others.map(([start]) => start)).toEqual([after[0]?.[0]])

  const question = page.getByRole('alertdialog', { name: 'Read everything of Birch cloud costs again?' })
  await aws.card.button('Full').click()
  await expect(question).toContainText('makes about 5 requests and costs about 0.05 USD')
  await question.getByRole('button', { name: 'Cancel' }).click()

  await portal.open('/connectors/cin7/refresh')
  await cin7.expectDone()
  expect(await cin7.rows('sales')).toHaveLength(2)
  expect(await cin7.rows('purchase_details')).toHaveLength(1)
})
