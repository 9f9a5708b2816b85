import type { invitations } from '@tributary/sdk/contract'
import { type InputsOf, PUBLIC, type Target } from './call-input.ts'

const inside = ({ orgId }: Target) => ({ query: { orgId } })
const ofInvitation = ({ of }: Target) => ({ params: { id: of.invitation } })

export const invitationInputs: InputsOf<typeof invitations> = {
  listInvitations: inside,
  invitePeople: ({ orgId, of, unique }) => ({
    body: {
      comOrganisationId: orgId,
      People: [{ emailAddress: `${unique.replace(/\W/g, '-').toLowerCase()}@harbour.example` }],
      RoleId: 5,
      GroupIds: [of.group],
    },
  }),
  resendInvitation: (target) => ({ ...ofInvitation(target), ...inside(target) }),
  withdrawInvitation: (target) => ({ ...ofInvitation(target), ...inside(target) }),
  acceptInvitation: ({ invitationToken }) => ({ body: { token: invitationToken } }),
  openInvitation: PUBLIC,
  signUpWithInvitation: PUBLIC,
}
