/** What the screens of Xero to SQL belong to. */
export const xeroRoot = { label: 'Xero', href: '/connectors/xero/refresh' }

/** The screens, which serve Xero alone (requirement ROUTE-51). */
export const xeroPaths = {
  synchronise: '/connectors/xero/v2/synchronise',
  assignUsers: '/connectors/xero/v2/assign-users',
  tokens: '/connectors/xero/v2/tokens',
} as const
