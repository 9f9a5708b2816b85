import { connectorKinds, propertiesOf } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { SdkError } from '../../client/sdk-error.ts'
import { administrator, connectorWith, superadmin } from '../../test/builders.ts'
import { checkLabel, checksSentence } from './connection-checks.ts'
import { clonedDraft, connectorDraft, idsIn, idsText } from './connector-draft.ts'
import { createConnectorPlan, editConnectorPlan } from './connector-plan.ts'
import { connectorRefusal } from './connector-refusal.ts'
import { draftErrors, draftSettings, isSecretSaved } from './draft-errors.ts'
import { clearFieldKey, draftFields, draftNames } from './draft-fields.ts'
import { connectorForm } from './draft-form.ts'
import { editorMessages } from './editor.messages.ts'
import { propertyFormatError } from './property-format.ts'
import { saveOutcome } from './save-outcome.ts'

const stored = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value], i) => ({ id: i + 1, name, value, clientConnectorId: 7 }))
const target = 'target.connectionString'
const withoutSecrets = 'data source=db.example.com;initial catalog=dw;user id=loader'
const orders = connectorWith({
  name: 'Orders',
  schedule: '30 6 * * *',
  properties: stored({
    'ftp.host': 'files.example.com',
    'ftp.username': 'u',
    'ftp.password': '',
    'ftp.path': '/in',
    [target]: withoutSecrets,
  }),
})
const draft = connectorDraft('ftp', orders, superadmin)
const of = { type: 'ftp', connector: orders, viewer: superadmin }

describe('the fields of a connector type [CPROP-24]', () => {
  it('are one per property, or one per key of a connection string [CPROP-08, CPROP-15]', () => {
    const [source] = propertiesOf('sqlserver')
    expect(
      source && draftFields(source).map(({ name, label, input, secret }) => [name, label, input, secret]),
    ).toEqual([
      ['source.connectionString/data source', 'Data Source', 'text', false],
      ['source.connectionString/initial catalog', 'Initial Catalog', 'text', false],
      ['source.connectionString/user id', 'User Id', 'text', false],
      ['source.connectionString/password', 'Password', 'text', true],
      ['source.connectionString/multipleActiveResultSets', 'Multiple Active Result Sets', 'flag', false],
    ])
  })

  it.each([
    ['aws', ['aws.secretAccessKey']],
    ['uniconta', ['uniconta.password']],
    ['woocommerce', ['woo.key', 'woo.secret']],
    ['ftp', ['ftp.password']],
    ['poweroffice', ['poweroffice.clientKey']],
    ['gaap', ['gaap.apiKey']],
    ['cin7', ['cin7.applicationKey']],
    ['mailchimp', ['mailchimp.apiKey']],
    ['vend', []],
    ['xero', []],
  ])('of %s are masked where they are secret [CPROP-25]', (type, secrets) => {
    const masked = propertiesOf(type)
      .flatMap(draftFields)
      .filter(({ secret }) => secret)
    expect(masked.map(({ name }) => name)).toEqual([...secrets, `${target}/password`])
  })

  it.each(connectorKinds.map(({ type }) => type))('of %s have unique names', (type) => {
    const names = draftNames(type, superadmin)
    expect(new Set(names).size).toBe(names.length)
  })

  it('include the API path only for superadmins [CPROP-13]', () => {
    expect(draftNames('poweroffice', superadmin)).toContain('poweroffice.apiPath')
    expect(draftNames('poweroffice', administrator)).not.toContain('poweroffice.apiPath')
  })
})

describe('a draft', () => {
  it('starts with the stored values, split into parts, without secrets [CPROP-22, CPROP-23]', () => {
    expect(draft).toMatchObject({
      name: 'Orders',
      schedule: '30 6 * * *',
      'ftp.host': 'files.example.com',
      'ftp.password': '',
      [`${target}/data source`]: 'db.example.com',
      [`${target}/user id`]: 'loader',
      [`${target}/password`]: '',
    })
    expect(editConnectorPlan('ftp', orders, connectorForm('ftp', draft, superadmin), superadmin)).toEqual([])
  })

  it('changes one part of a connection string, and removes it when all are blank [CPROP-15]', () => {
    const planOf = (changes: Record<string, string>) =>
      editConnectorPlan('ftp', orders, connectorForm('ftp', { ...draft, ...changes }, superadmin), superadmin)
    expect(planOf({ [`${target}/initial catalog`]: 'erp' })).toEqual([
      [
        {
          key: 'change',
          kind: 'update-properties',
          properties: [{ id: 5, name: target, value: withoutSecrets.replace('dw', 'erp') }],
        },
      ],
    ])
    const blank = ['data source', 'initial catalog', 'user id'].map((key) => [`${target}/${key}`, ''])
    expect(planOf(Object.fromEntries(blank))).toEqual([
      [{ key: `delete ${target}`, kind: 'delete-property', propertyId: 5 }],
    ])
  })

  it('writes a flag as True or False, and a missing flag is unchanged [CPROP-23]', () => {
    const source = 'source.connectionString'
    const ledger = connectorWith({ properties: stored({ [source]: withoutSecrets }) })
    const own = connectorDraft('sqlserver', ledger, administrator)
    const sent = (flag: string) =>
      connectorForm('sqlserver', { ...own, [`${source}/multipleActiveResultSets`]: flag }, administrator)
    expect(sent('True').values.get(source)).toBe(`${withoutSecrets};multipleActiveResultSets=True`)
    expect(
      editConnectorPlan('sqlserver', { ...ledger, name: own.name }, sent('False'), administrator),
    ).toEqual([])
  })

  it('shows a message at the part it is about [CPROP-23, VALID-16]', () => {
    const errorsOf = (changes: Record<string, string>) =>
      Object.fromEntries(draftErrors(of, { ...draft, ...changes }))
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ 'ftp.path': '', [`${target}/user id`]: ' ' })).toEqual({
      'ftp.path': 'required',
      [`${target}/user id`]: 'required',
    })
    expect(errorsOf({ 'ftp.host': 'new.example.com' })).toEqual({ 'ftp.password': editorMessages.enterAgain })
    expect(errorsOf({ [`${target}/data source`]: 'new.example.com' })).toEqual({
      [`${target}/password`]: editorMessages.enterAgain,
    })
  })

  it('of a copy has everything except secrets, schedule, licences and users', () => {
    const copy = clonedDraft('ftp', { ...orders, licences: [1] }, superadmin)
    expect(copy).toMatchObject({
      name: 'Copy of Orders',
      'ftp.host': 'files.example.com',
      licences: '',
      schedule: '',
    })
    expect([...draftErrors({ ...of, connector: null }, copy)]).toEqual([['ftp.password', 'required']])
    const plan = createConnectorPlan('ftp', 3, connectorForm('ftp', copy, superadmin), superadmin)
    expect(JSON.stringify(plan)).not.toContain('portal.user')
  })

  it('of a copy has its own schema, in any database [CPROP-14]', () => {
    const long = { ...orders, name: '注文'.repeat(60) }
    const schemas = [orders, orders, long].map(
      (from) => clonedDraft('ftp', from, superadmin)['target.schema'],
    )
    expect(schemas[0]).toMatch(/^copy_of_orders_[0-9a-f]{4}$/)
    expect(schemas.map((schema = '') => propertyFormatError('target.schema', schema))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('removes a saved secret when marked for removal [CPROP-22]', () => {
    const till = connectorWith({ properties: stored({ 'cin7.applicationKey': '' }) })
    const own = connectorDraft('cin7', till, administrator)
    const cleared = { ...own, [clearFieldKey('cin7.applicationKey')]: 'yes' }
    const planOf = (values: typeof own) =>
      editConnectorPlan(
        'cin7',
        { ...till, name: own.name },
        connectorForm('cin7', values, administrator),
        administrator,
      )
    expect(planOf(own)).toEqual([])
    expect(planOf(cleared).flat()).toMatchObject([{ kind: 'delete-property', propertyId: 1 }])
    expect(planOf({ ...cleared, 'cin7.applicationKey': 'k' }).flat()).toMatchObject([
      { kind: 'update-properties' },
    ])
  })

  it('chooses licences in any order [CONNMAN-33]', () => {
    const licensed = { ...orders, licences: [2, 1] }
    const own = connectorDraft('ftp', licensed, superadmin)
    const planOf = (licences: string) =>
      editConnectorPlan('ftp', licensed, connectorForm('ftp', { ...own, licences }, superadmin), superadmin)
    expect(idsIn(own.licences)).toEqual(['1', '2'])
    expect(planOf(idsText([2, 1]))).toEqual([])
    expect(planOf(idsText([1]))).toEqual([[{ key: 'licences', kind: 'save-licences', licences: ['1'] }]])
  })
})

describe('a secret that is added or removed together with its place [CPROP-22]', () => {
  const planOf = (values: Record<string, string>, changes: Record<string, string>) => {
    const till = connectorWith({ properties: stored({ 'gaap.startingDate': '2024-01-01', ...values }) })
    const own = { ...connectorDraft('gaap', till, administrator), ...changes }
    const plan = editConnectorPlan(
      'gaap',
      { ...till, name: own.name },
      connectorForm('gaap', own, administrator),
      administrator,
    )
    return plan.map((phase) => phase.map((step) => step.key))
  }

  it('is sent together with a new place', () => {
    const entered = { 'gaap.node': 'node.example.com', 'gaap.apiKey': 'k' }
    expect(planOf({ 'gaap.apiKey': '' }, entered)).toEqual([['delete gaap.apiKey'], ['add']])
  })

  it('is changed together with a removed place', () => {
    const own = { 'gaap.apiKey': '', 'gaap.node': 'node.example.com' }
    expect(planOf(own, { 'gaap.node': '', 'gaap.apiKey': 'k' })).toEqual([['change']])
    expect(planOf(own, { 'gaap.node': '', [clearFieldKey('gaap.apiKey')]: 'yes' })).toEqual([
      ['delete gaap.apiKey'],
      ['delete gaap.node'],
    ])
  })
})

describe('testing a connection', () => {
  it('sends the input, with kept secrets as blanks', () => {
    const sent = draftSettings(of, { ...draft, 'ftp.filter': ' ' })
    expect(sent).toEqual([
      { name: 'ftp.host', value: 'files.example.com' },
      { name: 'ftp.username', value: 'u' },
      { name: 'ftp.password', value: '' },
      { name: 'ftp.path', value: '/in' },
      { name: target, value: withoutSecrets },
    ])
  })

  it('sends no blank connection string: we store the data then [CPROP-15]', () => {
    const blank = ['data source', 'initial catalog', 'user id'].map((key) => [`${target}/${key}`, ''])
    const names = draftSettings(of, { ...draft, ...Object.fromEntries(blank) }).map(({ name }) => name)
    expect(names).not.toContain(target)
  })

  it('lists the saved secrets', () => {
    const saved = propertiesOf('ftp')
      .flatMap(draftFields)
      .filter((field) => field.secret && isSecretSaved(orders, field))
    expect(saved.map(({ name }) => name)).toEqual(['ftp.password', `${target}/password`])
  })

  it('results in a sentence and labels', () => {
    const check = (outcome: string) => ({ key: 'reached', outcome, sentence: null })
    expect(checksSentence([check('passed'), check('failed')])).toBe('The connection does not work yet.')
    expect(checksSentence([check('passed'), check('skipped')])).toBe('The connection works.')
    expect(checksSentence([])).toBe('Nothing was tested.')
    const target = { key: 'target-reached', outcome: 'passed', sentence: null }
    expect(checksSentence([check('skipped'), target])).toBe(
      'Only the database was tested, and it works. This kind of connection cannot be tested.',
    )
    expect(checksSentence([check('skipped')])).toBe('This connection cannot be tested.')
    expect(checksSentence([target])).toBe('The connection works.')
    expect(['signed-in', 'new-check', 'constructor'].map(checkLabel)).toEqual([
      'Signed in',
      'new-check',
      'constructor',
    ])
  })
})

describe('a refused save', () => {
  const refused = (...messages: string[]) =>
    new SdkError({ kind: 'http', method: 'PATCH', path: '/', statusCode: 400, messages })

  it('shows messages at their fields and the rest above the form', () => {
    const sentences = [
      'ftp.path is required.',
      'ftp.host: Please enter a host.',
      `${target}: ${editorMessages.enterAgain}`,
      'Something else.',
    ]
    expect(connectorRefusal('ftp', refused(...sentences))).toEqual({
      fields: {
        'ftp.path': 'required',
        'ftp.host': 'Please enter a host.',
        [`${target}/password`]: editorMessages.enterAgain,
      },
      rest: ['Something else.'],
    })
    expect(connectorRefusal('ftp', new Error('x'))).toEqual({ fields: {}, rest: [] })
  })

  it('shows what has been saved and what has not [CPROP-21]', () => {
    const values = new Map([['ftp.host', 'files.example.com']])
    const plan = createConnectorPlan('ftp', 3, { name: 'Orders', schedule: '', values }, administrator)
    expect(saveOutcome(plan, new Set())).toBe('')
    expect(saveOutcome(plan, new Set(['create']))).toBe(
      'Saved: the new connector. Not saved yet: new settings. Save again to send the rest.',
    )
  })
})
