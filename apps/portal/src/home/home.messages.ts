import { catalogue } from '@tributary/sdk/common'

export const homeText = catalogue('portal.home', {
  home: 'Home',
  noOrganisations: 'No organisations',
  askForInvitation: 'You do not belong to an organisation. Ask an administrator for an invitation.',
  connectors: 'Connectors',
})
