import { displayNameOf } from '@tributary/domain'
import { editorMessages } from '@tributary/sdk/connectors'

/** API messages about managing connectors. */
export const manageMessages = {
  created: 'The connector has been added.',
  saved: 'The connector has been saved.',
  deleted: 'The connector has been deleted.',
  disconnected: 'The connector has been disconnected.',
  paused: 'The schedule has been paused.',
  resumed: 'The schedule has been resumed.',
  usersSaved: 'The users of the connector have been saved.',
  organisationsSaved: 'The organisations of the connector have been saved.',
  licencesSaved: 'The licences have been saved.',
  propertiesSaved: 'The settings have been saved.',
  propertyDeleted: 'The setting has been removed.',

  unknownType: 'This connector type does not exist.',
  notMember: 'You are not a member of this organisation.',
  unknownOrganisation: 'This organisation does not exist.',
  unknownConnector: 'This connector does not exist.',
  unknownLicence: 'This licence does not exist for this connector.',
  onlyShown: 'This connector belongs to another organisation that shares it with yours.',
  scheduleBySuperadmin: 'Only a super administrator may change the schedule.',
  noSchedule: 'This connector has no schedule.',
  alreadyDeleted: 'This connector has been deleted.',
  notConnected: 'This connector is not connected.',
  notLive: 'Users can only be assigned to a connector that is connected.',
  usersOutside: 'Only members of the organisation can be assigned to its connectors.',
  belongsToAnother: (type: string) =>
    `The ${displayNameOf(type)} connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.`,

  runDisconnected: 'The connector was disconnected during this refresh.',
  runDeleted: 'The connector was deleted during this refresh.',

  baseLicence: (description: string) => `The base licence "${description}" cannot be removed.`,

  property: {
    required: (name: string) => `${name} is required.`,
    wrong: (name: string, sentence: string) => `${name}: ${sentence}`,
    repeated: (name: string) => `${name} is listed twice.`,
    exists: (name: string) => `This connector already has ${name}.`,
    forbidden: (name: string) => `Only a super administrator may set ${name}.`,
    otherConnector: 'The settings belong to a different connector.',
    otherName: (name: string) => `The setting with this id is ${name}.`,
    enterAgain: (name: string) => `${name}: ${editorMessages.enterAgain}`,
    managed: (name: string) => `${name}: The server sets this value. Leave it out.`,
    notRemovable: (name: string) => `${name} is required and cannot be removed.`,
    custom: {
      unknownSource: 'This source does not exist. Choose another one.',
      faulty: (source: string) => `The manifest of ${source} has faults. Correct it first.`,
      unknownSetting: (source: string) => `${source} has no such setting. Open the connector again.`,
      otherSecrecy: (source: string, { title, secret }: { title: string; secret: boolean }) =>
        secret
          ? `${title} has become secret in ${source}. Open the connector again, and enter it there.`
          : `${source} now treats ${title} as a plain setting. Open the connector again, and enter it there.`,
    },
  },

  authorise: {
    notNeeded: (type: string) =>
      `${displayNameOf(type)} is connected with its settings and needs no authorisation.`,
    organisationNumber: 'Enter the organisation number.',
    whichConnector: 'Choose the connector to authorise.',
    unknownNumber: (type: string) => `${displayNameOf(type)} does not recognise this organisation number.`,
    providerFailed: (type: string) => `${displayNameOf(type)} could not be reached. Please try again.`,
    notYet: 'This connector is not authorised yet. Authorise it, then test or refresh it.',
    refused: (type: string) =>
      `${displayNameOf(type)} no longer accepts the authorisation of this connector. Authorise it again.`,
    reconnect: (type: string) =>
      `${displayNameOf(type)} can only be reconnected by authorising it. Use Connect/ Reconnect.`,
    otherAccount: (name: string, account: string) =>
      `${name}: This connector is authorised for ${account}. Use Connect/ Reconnect to authorise a different one.`,
    notSetUp: (type: string) =>
      `Connecting ${displayNameOf(type)} has not been set up on this server. Contact your system administrator.`,
  },
}
