import { displayNameOf } from '@tributary/domain'
import { editorMessages } from '@tributary/sdk/connectors'

/** What the server says about managing connectors, in sentences for people. */
export const manageMessages = {
  created: 'The connector has been added.',
  saved: 'The connector has been saved.',
  deleted: 'The connector has been deleted.',
  disconnected: 'The connector has been disconnected.',
  usersSaved: 'The users of the connector have been saved.',
  organisationsSaved: 'The organisations of the connector have been saved.',
  licencesSaved: 'The licences have been saved.',
  propertiesSaved: 'The settings have been saved.',
  propertyDeleted: 'The setting has been removed.',

  unknownType: 'There is no connector type of that name.',
  notMember: 'You are not a member of this organisation.',
  unknownOrganisation: 'There is no organisation of that id.',
  unknownLicence: 'There is no licence of that id for this connector.',
  onlyShown: 'This connector belongs to another organisation, which shows it to yours.',
  scheduleBySuperadmin: 'Only a super administrator may change the schedule.',
  alreadyDeleted: 'This connector has been deleted.',
  notConnected: 'This connector is not connected.',
  notLive: 'Users can only be assigned to a connector that is connected.',
  usersOutside: 'Only members of the organisation can be assigned to its connectors.',
  belongsToAnother: (type: string) =>
    `The ${displayNameOf(type)} connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.`,

  runDisconnected: 'The connector was disconnected during this refresh.',
  runDeleted: 'The connector was deleted during this refresh.',

  baseLicence: (description: string) => `The base licence "${description}" cannot be given up.`,

  property: {
    required: (name: string) => `${name} is required.`,
    wrong: (name: string, sentence: string) => `${name}: ${sentence}`,
    repeated: (name: string) => `${name} stands in the list twice.`,
    exists: (name: string) => `This connector already has ${name}.`,
    forbidden: (name: string) => `Only a super administrator may set ${name}.`,
    otherConnector: 'The settings are of another connector than the address names.',
    otherName: (name: string) => `The setting of that id is ${name}.`,
    enterAgain: (name: string) => `${name}: ${editorMessages.enterAgain}`,
    notRemovable: (name: string) => `${name} is required and cannot be removed.`,
  },

  authorise: {
    notNeeded: (type: string) =>
      `${displayNameOf(type)} is connected with its settings; there is nothing to authorise.`,
    organisationNumber: 'Please enter the organisation number.',
    unknownNumber: (type: string) => `${displayNameOf(type)} does not know this organisation number.`,
    providerFailed: (type: string) => `${displayNameOf(type)} could not be reached. Please try again.`,
    refused: (type: string) =>
      `${displayNameOf(type)} no longer honours the authorisation of this connector. It must be authorised again.`,
    reconnect: (type: string) =>
      `${displayNameOf(type)} can only be connected again by authorising it. Please use Connect/ Reconnect.`,
    otherAccount: (name: string, account: string) =>
      `${name}: this connector is authorised for ${account}. Please authorise the other one with Connect/ Reconnect.`,
    notSetUp: (type: string) =>
      `Connecting ${displayNameOf(type)} has not been set up on this server. Please speak to whoever runs it.`,
  },
}
