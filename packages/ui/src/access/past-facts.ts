import { hadEveryConnector, type PastMember, roles } from '@tributary/domain'
import { comma, isolated } from '@tributary/sdk/common'
import { roleTitle, userStatusLabel } from '@tributary/sdk/users'
import { pastAccessText } from './past-access.messages.ts'

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => isolated(name)).join(comma())
const role = ({ role: name }: PastMember) =>
  name === null ? '' : roleTitle({ displayName: roles.find((one) => one.name === name)?.displayName ?? name })
const status = ({ status: name }: PastMember) => (name === null ? '' : userStatusLabel({ name }))
/** Administrators use every connector, so those that were assigned to them would be too few. */
const connectors = (member: PastMember) =>
  hadEveryConnector(member) ? pastAccessText.everyConnector : names(member.connectors)

/** What the report has about a member besides Excel, as text. */
export const pastFacts = [
  { id: 'name', header: () => pastAccessText.name, text: ({ name }: PastMember) => name },
  {
    id: 'emailAddress',
    header: () => pastAccessText.emailAddress,
    text: ({ emailAddress }: PastMember) => emailAddress,
  },
  { id: 'role', header: () => pastAccessText.role, text: role },
  { id: 'status', header: () => pastAccessText.status, text: status },
  { id: 'groups', header: () => pastAccessText.groups, text: ({ groups }: PastMember) => names(groups) },
  {
    id: 'connectors',
    header: () => pastAccessText.connectors,
    text: connectors,
  },
]
