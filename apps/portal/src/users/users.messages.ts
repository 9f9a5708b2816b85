import { catalogue } from '@tributary/sdk/common'

export const usersText = catalogue('portal.users', {
  signInProviders: 'Sign-in providers',
  users: 'Users',
  noOrganisations: 'No organisations',
})
