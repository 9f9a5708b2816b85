import { describe, expect, it } from 'vitest'
import { connectorHome, connectorSetUp } from './connector-paths.ts'

describe('the address of a connector type', () => {
  it.each([
    ['Xero', '/connectors/xero/refresh'],
    ['EXCEL', '/excel/areas'],
    ['some/thing', '/connectors/some%2Fthing/refresh'],
  ])('%s opens %s [SHELL-16, SHELL-17, HOME-11]', (type, path) => {
    expect(connectorHome(type)).toBe(path)
  })

  it('is the authorise address, with the organisation as state [HOME-06, HOME-14]', () => {
    expect(connectorSetUp({ type: 'vend', requiresAuthorisation: true }, 'a b')).toBe(
      '/backend/authorise/vend?state=a%20b',
    )
  })

  it('is the management page for a type without authorisation [HOME-07]', () => {
    expect(connectorSetUp({ type: 'aws', requiresAuthorisation: false }, 1)).toBe(
      '/connectors/aws/manage?new=true',
    )
  })
})
