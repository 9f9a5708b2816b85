import { expect, it } from 'vitest'
import { isTenantComplete, passwordsAgree, tenantError, tenantForm, tenantRequest } from './tenant-form.ts'

const credentials = { host: 'sql01', database: 'figures', schema: 'xero', user: 'svc' }
const stored = tenantForm({ id: 'c7', name: 'Northwind', credentials })
const complete = { ...stored, password: ' s p ', confirmPassword: ' s p ' }

it('starts with the stored values and blank passwords [XSYNC-18, TOKEN-13]', () => {
  expect(stored).toEqual({ name: 'Northwind', ...credentials, password: '', confirmPassword: '' })
  expect(tenantForm({ id: 'c7', name: 'Northwind', credentials: null }).host).toBe('')
})

it.each(['name', 'host', 'database', 'schema', 'user', 'password'] as const)(
  'is not complete without %s [TOKEN-06]',
  (field) => {
    const empty = field === 'password' ? { password: '', confirmPassword: '' } : { [field]: '  ' }
    expect(isTenantComplete(complete)).toBe(true)
    expect(isTenantComplete({ ...complete, ...empty })).toBe(false)
  },
)

it('names the first missing database setting [XSYNC-18]', () => {
  expect(tenantError(stored)).toBe('Password is required. Please enter your database password.')
  expect(tenantError(complete)).toBeNull()
})

it('requires both passwords to match exactly [TOKEN-06, XSYNC-15]', () => {
  expect(isTenantComplete({ ...complete, confirmPassword: 's p' })).toBe(false)
  expect(passwordsAgree({ password: 'a', confirmPassword: 'A' })).toBe(false)
})

it('sends trimmed values to SQL Server and leaves the password as typed [XSYNC-16, TOKEN-04, TOKEN-08]', () => {
  expect(tenantRequest('c7', { ...complete, name: ' Northwind ', host: 'sql01 ' })).toEqual({
    tenantId: 'c7',
    tenantName: 'Northwind',
    credentials: { connector: 'mssql', ...credentials, password: ' s p ' },
  })
})
