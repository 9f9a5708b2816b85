/** The parent page of the Xero to SQL screens. */
export const xeroRoot = { label: 'Xero', href: '/connectors/xero/refresh' }

/** The Xero to SQL screens. They serve only Xero. */
export const xeroPaths = {
  synchronise: '/connectors/xero/v2/synchronise',
  assignUsers: '/connectors/xero/v2/assign-users',
  tokens: '/connectors/xero/v2/tokens',
} as const
