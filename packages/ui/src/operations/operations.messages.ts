import { catalogue } from '@tributary/sdk/common'

export const operationsText = catalogue('ui.operations', {
  kind: 'Kind',
  recipient: 'Recipient',
  state: 'State',
  attempts: 'Attempts',
  failure: 'Last error',
  nextAttempt: 'Next attempt',
  requestId: 'Request id',
  requestNamed: (id: string) => `Request id ${id}`,
  actions: 'Actions',
  rows: 'Rows',
  size: 'Size',
  deletion: 'Deletion',
  bytes: 'Bytes',
})
