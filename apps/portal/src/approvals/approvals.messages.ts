import { catalogue } from '@tributary/sdk/common'

export const approvalsText = catalogue('portal.approvals', {
  approvals: 'Approvals',
})
