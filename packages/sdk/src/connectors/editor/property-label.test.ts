import { expect, it } from 'vitest'
import { connectionKeyLabel, editorSections, propertyLabel } from './property-label.ts'

it.each([
  ['aws.accessKeyId', 'Access Key Id'],
  ['aws.region', 'Region'],
  ['woo.orders.exclude', 'Exclude'],
  ['target.connectionString', 'Connection String'],
  ['uri', 'Uri'],
])('%s is labelled "%s" [CPROP-24]', (name, label) => {
  expect(propertyLabel(name)).toBe(label)
})

it.each([
  ['data source', 'Data Source'],
  ['multipleActiveResultSets', 'Multiple Active Result Sets'],
])('%s is labelled "%s" [CPROP-08]', (key, label) => {
  expect(connectionKeyLabel(key)).toBe(label)
})

const partsOf = (type: string, maySeeApiPath = false) =>
  editorSections(type, maySeeApiPath).map(({ heading, hint, properties }) => [
    heading,
    hint,
    properties.map(({ name }) => name),
  ])
const yourDatabase = [
  'Your database',
  'Leave blank to let us store the data.',
  ['target.schema', 'target.connectionString'],
]

it('has three sections [CPROP-24] [CPROP-14] [CPROP-15]', () => {
  const own = ['mailchimp.dataCenter', 'mailchimp.userId', 'mailchimp.apiKey']
  expect(partsOf('MailChimp')).toEqual([
    ['General', null, []],
    ['Mailchimp settings', null, own],
    yourDatabase,
  ])
})

it.each(['xero', 'something new'])('has two for %s, which has no settings [CPROP-11]', (type) => {
  expect(partsOf(type)).toEqual([['General', null, []], yourDatabase])
})

it('shows where Excel writes, because it does not use these settings', () => {
  const [heading, , names] = yourDatabase
  const hint = 'Excel does not use it. It writes to the database on the page Table synchronisation.'
  expect(partsOf('excel')).toEqual([
    ['General', null, []],
    [heading, hint, names],
  ])
})

it('shows the API path to superadmins [CPROP-13]', () => {
  expect(JSON.stringify(partsOf('poweroffice', true))).toContain('poweroffice.apiPath')
  expect(JSON.stringify(partsOf('poweroffice'))).not.toContain('poweroffice.apiPath')
})

it('has the database as its only collapsible section [CPROP-15]', () => {
  const optional = editorSections('ftp', false).filter((section) => section.optional)
  expect(optional.map(({ heading }) => heading)).toEqual(['Your database'])
})
