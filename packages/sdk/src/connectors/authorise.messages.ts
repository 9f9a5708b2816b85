import { displayNameOf } from '@tributary/domain'

/** What is said on the way to a provider and back (connectors spec 2.15, 2.17). */
export const authoriseMessages = {
  title: (type: string) => `Connect ${displayNameOf(type)}`,
  /** Before anybody is sent away. */
  leaving: (type: string) =>
    `${displayNameOf(type)} will ask what Tributary may read, and then bring you back here. You can take that back at ${displayNameOf(type)} at any time.`,
  go: (type: string) => `Continue to ${displayNameOf(type)}`,
  organisationNumber: 'Organisation number',
  numberHelp: 'The number of the client in PowerOffice Go that Tributary is to read.',
  notAnAddress: 'The server answered no address that can be followed.',
  by: 'Authorised by',
  bySomebody: 'Authorised',
  refused: 'No longer honoured since',
  again: 'Authorise it again with Connect/ Reconnect.',
}
