import { emailMessages } from '@tributary/sdk/common'
import { usersMessages } from '@tributary/sdk/users'

export const userMessages = {
  created: 'The user has been added.',
  createdWithLink: 'The user has been added. A link to choose a password has been mailed to them.',
  createdWithProvider: 'The user has been added. They have been mailed how to sign in with the provider.',
  saved: 'The user has been saved.',
  linkSent: 'A link to set a password has been mailed to the user.',
  linkNeedsActive: 'This user is locked or archived and cannot sign in.',
  linkNeedsAddress: 'This user has to confirm their email address first.',
  linkNeedsPassword: (provider: string) =>
    `This user signs in with ${provider}, so a password would not work.`,
  enoughLinks: 'This user has been sent enough links for now. Try again later.',
  removed: 'The user has been removed.',
  factorsReset: usersMessages.factors.done,
  identityRemoved: 'The linked identity has been removed.',
  accessSaved: 'The access of the user has been saved.',
  linked: 'The user has been linked.',
  unlinked: 'The links of the user have been removed.',
  noSignInMethod: 'Please enter a password, or send a link to choose one.',
  twoSignInMethods: 'Please either enter a password or send a link, not both.',
  emailTaken: emailMessages.taken,
  microsoftIdTaken: 'Another user already has this Microsoft Id.',
  noSuchRole: 'This role does not exist.',
  moreThanOwnRole: 'You cannot give a role that is more powerful than your own.',
  morePowerful: usersMessages.morePowerful,
  ownRole: usersMessages.own.role,
  ownStatus: usersMessages.own.status,
  ownPassword: usersMessages.own.password,
  ownEmail: usersMessages.own.email,
  ownIdentities: usersMessages.own.identities,
  ownFactors: usersMessages.own.factors,
  ownRemoval: usersMessages.own.removal,
  microsoftId: 'Only a superadmin can change the Microsoft Id.',
  lastSuperadmin: 'At least one active superadmin must be able to sign in.',
  providersOnly:
    'No superadmin has a password, so no one could sign in to turn this on again. A superadmin has to set a password first.',
  elsewhere:
    'This user belongs to another organisation as well. Only an administrator of all their organisations can change their name, email address, password, sign-in providers, role or status.',
} as const
