import { describe, expect, it } from 'vitest'
import { connectorHome, connectorSetUp } from './connector-paths.ts'

describe('where a connector type leads', () => {
  it.each([
    ['Xero', '/connectors/xero/refresh'],
    ['EXCEL', '/excel/areas'],
    ['some/thing', '/connectors/some%2Fthing/refresh'],
  ])('%s opens %s [SHELL-16, SHELL-17, HOME-11]', (type, path) => {
    expect(connectorHome(type)).toBe(path)
  })

  it('sends an available one to the authorise address with the organisation as state [HOME-06, HOME-14]', () => {
    expect(connectorSetUp({ type: 'vend', requiresAuthorisation: true }, 'a b')).toBe(
      '/backend/authorise/vend?state=a%20b',
    )
  })

  it('sends one without authorisation to its management page [HOME-07]', () => {
    expect(connectorSetUp({ type: 'aws', requiresAuthorisation: false }, 1)).toBe(
      '/connectors/aws/manage?new=true',
    )
  })
})
