import { catalogue } from '@tributary/sdk/common'

export const organisationSignInText = catalogue('portal.organisationSignIn', {
  signIn: 'Sign-in',
  settings: 'Sign-in settings',
  noOrganisations: 'No organisations',
  loading: 'Loading sign-in settings',
})
