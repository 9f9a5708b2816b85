import { displayNameOf } from '@tributary/domain'
import { emailMessages } from '@tributary/sdk/common'

/** API messages about asking others to authorise a connector again. */
export const reconnectMessages = {
  sent: 'The link has been mailed.',
  withdrawn: 'The request has been withdrawn.',
  invalidAddress: emailMessages.invalid,
  neverAuthorised:
    'This connector was never authorised. Authorise it once yourself, so that its account is known.',
  noAccount: (type: string) =>
    `${displayNameOf(type)} does not name the account that is authorised, so no one else can be asked. Authorise the connector yourself.`,
  enoughToAddress: 'This address has been sent enough links today. Try again tomorrow.',
  enoughOfOrganisation: 'This organisation has sent enough links today. Try again tomorrow.',
  notValid: 'This link is not valid any more. Ask for a new one.',
} as const
