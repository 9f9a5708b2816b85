import type { invitations as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const token = 'nG1Yp0vXy8TnSxO3mB5wq7ZrKc2LdHfJ'
const person = { EmailAddress: 'mia@harbour.example', FirstName: 'Mia', LastName: 'Moore' }
const Role = { Id: ids.role, Name: 'ExcelUser', DisplayName: 'Excel user' }
const times = { SentAtUtc: '2026-03-02T09:00:00.000Z', ExpiresAtUtc: '2026-03-09T09:00:00.000Z' }
const invitation = {
  Id: ids.invitation,
  ...person,
  Role,
  Groups: [{ Id: ids.group, Name: 'Finance team' }],
  Connectors: [{ Id: ids.connector, Name: 'Warehouse files' }],
  InvitedBy: 'Olga Oak',
  ...times,
}

export const invitationsExamples: Examples<typeof feature> = {
  listInvitations: { answer: [invitation] },
  invitePeople: {
    body: {
      comOrganisationId: ids.organisation,
      People: [
        { emailAddress: 'mia@harbour.example', firstName: 'Mia', lastName: 'Moore' },
        { emailAddress: 'eli@tributary.example' },
      ],
      RoleId: ids.role,
      GroupIds: [ids.group],
      ConnectorIds: [ids.connector],
    },
    answer: written('The invitations have been mailed.', [
      { EmailAddress: 'mia@harbour.example', Outcome: 'invited', Message: '' },
      {
        EmailAddress: 'eli@tributary.example',
        Outcome: 'skipped',
        Message: 'This address is already a member.',
      },
    ]),
  },
  resendInvitation: { answer: written('The invitation has been mailed again.', invitation) },
  withdrawInvitation: { answer: written('The invitation has been withdrawn.', null) },
  acceptInvitation: {
    body: { token },
    answer: written('You are now a member of this organisation.', {
      Id: ids.organisation,
      CompanyName: 'acme Traders',
    }),
  },
  openInvitation: {
    body: { token },
    answer: {
      ...person,
      CompanyName: 'acme Traders',
      InvitedBy: 'Olga Oak',
      Role,
      ExpiresAtUtc: times.ExpiresAtUtc,
      HasAccount: false,
    },
  },
  signUpWithInvitation: {
    body: { token, firstName: 'Mia', lastName: 'Moore', password: 'a long sentence of hers' },
    answer: written('Your account has been created.', null),
  },
}
