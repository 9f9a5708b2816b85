import { catalogue } from '@tributary/sdk/common'

export const databaseText = catalogue('portal.database', {
  databaseSettings: 'Database settings',
})
