import { catalogue } from '@tributary/sdk/common'

export const accessPageText = catalogue('portal.access', {
  accessRights: 'Access rights',
  loading: 'Loading the checks',
  saved: 'Saved. The checks are current.',
  synchronised: 'Synchronised. The checks are current.',
  resumed: 'The schedule is resumed.',
})
