import type { Attention } from '@tributary/sdk/connectors'

/** One item of each kind, most urgent first. */
export const attention: readonly Attention[] = [
  {
    kind: 're-authorise',
    id: 1,
    name: 'Acme Traders Ltd',
    type: 'xero',
    sentence: 'Acme Traders Ltd: Xero no longer accepts the authorisation.',
  },
  {
    kind: 'failed',
    id: 2,
    name: 'Warehouse files',
    type: 'ftp',
    sentence: 'Warehouse files: FTP refused the sign-in.',
  },
  {
    kind: 'left-out',
    id: 4,
    name: 'Pine Street Roasters Ltd',
    type: 'xero',
    sentence: 'Pine Street Roasters Ltd: 2 tables were left out because a permission is missing.',
  },
  {
    kind: 'slow',
    id: 3,
    name: 'Wharfside Cold Storage',
    type: 'xero',
    sentence: 'Wharfside Cold Storage is taking longer than expected.',
  },
  { kind: 'approvals', count: 2, sentence: '2 approvals are waiting for a decision.' },
]
