import { catalogue } from '../common/language/catalogue.ts'
import { plural } from '../common/language/format.ts'
import { typeTitle } from './kinds/kind-text.ts'

/** Sentences shown before and after the visit to a provider. */
export const authoriseMessages = catalogue('authorise', {
  connected: (count: number, type: string) =>
    plural(count, {
      one: () => `The ${type} connector is connected.`,
      other: (number) => `${number} ${type} connectors are connected.`,
    }),
  title: (type: string) => `Connect ${typeTitle(type)}`,
  /** Shown before the browser leaves for the provider. */
  leaving: (type: string) =>
    `${typeTitle(type)} will ask which data Tributary may read, then bring you back here. You can withdraw this at ${typeTitle(type)} at any time.`,
  go: (type: string) => `Continue to ${typeTitle(type)}`,
  organisationNumber: 'Organisation number',
  numberHelp: 'The number of the PowerOffice Go client that Tributary should read.',
  notAnAddress: 'The server returned an address that cannot be opened.',
  /** In the editor of a connector whose custom source is authorised on a page of the system. */
  register: (system: string, address: string) =>
    `Register Tributary at ${system} with the address ${address}, and enter the client id and the secret that you get there. Save, then press Authorise.`,
  by: 'Authorised by',
  bySomebody: 'Authorised',
  refused: 'No longer accepted since',
  again: 'Authorise it again with Connect/ Reconnect.',
})
