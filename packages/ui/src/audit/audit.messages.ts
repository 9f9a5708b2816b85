import { catalogue } from '@tributary/sdk/common'

export const auditText = catalogue('ui.audit', {
  time: 'Time',
  who: 'Who',
  what: 'What',
  object: 'Object',
  organisation: 'Organisation',
  changes: 'Before → after',
  whereFrom: 'Where from',
  token: 'API token',
  ip: 'IP address',
  requestId: 'Request id',
  onlyBy: (name: string) => `Show only entries by ${name}`,
  dismiss: 'Dismiss',
})
