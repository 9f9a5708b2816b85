/** A pending request to join acme Traders, and an organisation that was approved two days ago. */
export const demoApprovals = [
  {
    kind: 'JOIN_ORGANISATION',
    organisation: 'acme-traders',
    companyName: 'acme Traders',
    requester: { firstName: 'Noor', lastName: 'Nyström', emailAddress: 'noor@fjordlight.example' },
    hoursAgo: 3,
  },
  {
    kind: 'NEW_ORGANISATION',
    organisation: 'birch',
    companyName: 'Birch Ltd',
    requester: { firstName: 'Bram', lastName: 'Birkeland', emailAddress: 'bram@birch.example' },
    hoursAgo: 52,
    approved: { by: 'Adam', hoursAgo: 49 },
  },
] as const
