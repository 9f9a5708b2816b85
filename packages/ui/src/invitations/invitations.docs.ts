import type { FullGuide } from '../../.storybook/guide.ts'

const focus = ['Tab', 'Moves through the fields and the buttons.'] as const

/** The pages of invitations. */
export const guides = [
  {
    title: 'Invitations/Invite',
    status: 'experimental',
    components: ['InviteDialog'],
    when: ['To invite one person or many to an organisation. They become members when they accept.'],
    whenNot: ['To add a user with a password that you choose, use `UserDialog`.'],
    anatomy: [
      [
        'Table',
        'A row for each person. Below the cell is an error, the reason why it is left out, or the invitation that it replaces.',
      ],
      ['Tools', 'Adds a row, or opens a CSV file. Rows can also be pasted, or a file dropped on the table.'],
      ['For all', 'The role, and the security groups and connectors that everyone gets.'],
      [
        'Footer',
        'How many are added, mailed and left out, and how many invitations are replaced. A button leads to the first error.',
      ],
    ],
    keyboard: [
      focus,
      ['Ctrl V', 'In a cell: reads several cells of a spreadsheet as rows.'],
      [
        'Enter',
        'Sends the invitations. Rows with errors stay. Without other rows, the first wrong cell gets the focus.',
      ],
    ],
    accessibility: [
      'Each cell is named by its column and the number of its row: "Email address, row 2".',
      'The footer is announced when the numbers change.',
    ],
    do: ['Return the outcome of each person from `onInvite`. Those that failed stay with the reason.'],
    dont: ['Do not leave out people before you pass them. The form explains who is left out.'],
    code: `
import type { AssignableRole, Id, User } from '@tributary/domain'
import { type Client, invitePeople } from '@tributary/sdk'
import { InviteDialog } from '@tributary/ui'

type Props = { client: Client; organisationId: Id; roles: readonly AssignableRole[]; members: readonly User[]; onClose: () => void }

export function Invite({ client, organisationId, roles, members, onClose }: Props) {
  return (
    <InviteDialog
      organisation="Harbour & Pine Group"
      roles={roles}
      groups={[]}
      connectors={[]}
      known={{ members, invited: [] }}
      onInvite={async ({ people, roleId }) =>
        (await invitePeople(client, { body: { organisationId, people, roleId } })).data
      }
      onClose={onClose}
    />
  )
}
`,
  },
  {
    title: 'Invitations/Pending',
    status: 'experimental',
    components: ['InvitationPanel', 'InvitationTable'],
    when: ['To list the invitations of an organisation that are not accepted yet. Needs a `ClockProvider`.'],
    whenNot: ['For members, use `UserTable`. An invited person is not a member.'],
    anatomy: [
      ['Row', 'The address, the role, what they get access to, when it was sent and until when it works.'],
      ['Actions', 'Sends it again with a new link, or withdraws it.'],
    ],
    keyboard: [['Tab', 'Moves through the actions of each row.']],
    accessibility: ['Each button contains the address.'],
    do: ['Ask before you withdraw an invitation.'],
    dont: ['Do not hide expired invitations. They can be sent again.'],
    code: `
import type { Invitation } from '@tributary/domain'
import { InvitationTable } from '@tributary/ui'

type Props = { invitations: readonly Invitation[]; onResend: (one: Invitation) => void; onWithdraw: (one: Invitation) => void }

export const Pending = (props: Props) => <InvitationTable {...props} busy={new Set()} />
`,
  },
  {
    title: 'Invitations/Offer',
    status: 'experimental',
    components: [
      'InvitationSignUp',
      'InvitationSignIn',
      'InvitationTooPowerful',
      'AcceptInvitation',
      'InvitationAccepted',
      'WrongAccount',
      'InvitationInvalid',
    ],
    when: [
      '`InvitationSignUp` if the invited address has no account, `InvitationSignIn` if it has one.',
      '`AcceptInvitation` for the signed-in owner of the address, `InvitationTooPowerful` if their role is more powerful, `WrongAccount` for anyone else.',
      '`InvitationAccepted` once it was accepted.',
      '`InvitationInvalid` for every invitation that cannot be used.',
    ],
    whenNot: ['To sign up without an invitation, use `SignUpForm`.'],
    anatomy: [
      ['Heading', 'The organisation.'],
      ['Explanation', 'Who has invited which address, and the role.'],
      ['Action', 'Accepts the invitation, or leads to sign-in.'],
    ],
    keyboard: [focus, ['Enter', 'Sends the form.']],
    accessibility: ['An invalid invitation moves the focus to the link, which is read with the explanation.'],
    do: ['Accept only when the user presses the button. Mail scanners open links.'],
    dont: ['Do not show why an invitation is invalid. It would reveal something about it.'],
    code: `
import type { InvitationOffer } from '@tributary/domain'
import { acceptInvitation, type Client } from '@tributary/sdk'
import { AcceptInvitation } from '@tributary/ui'

type Props = { client: Client; token: string; offer: InvitationOffer }

export const Accept = ({ client, token, offer }: Props) => (
  <AcceptInvitation offer={offer} onAccept={() => void acceptInvitation(client, { body: { token } })} />
)
`,
  },
] as const satisfies readonly FullGuide[]
