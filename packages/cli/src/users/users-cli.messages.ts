import type { User } from '@tributary/domain'
import { roleTitle, type userHoldings, userName } from '@tributary/sdk/users'

type Holding = ReturnType<typeof userHoldings>[number]

const named = (user: User) => `${userName(user)} (${user.emailAddress})`

export const usersCliMessages = {
  has: (user: User, { label, names }: Holding) => `${user.emailAddress} has ${label}: ${names.join(', ')}`,
  removal: (users: readonly User[], organisation: string) =>
    users.length === 1
      ? `Remove ${users.map(named).join('')} from ${organisation}?`
      : `Remove ${users.length} users from ${organisation}: ${users.map(named).join(', ')}?`,
  removed: (user: User, organisation: string) => `${named(user)} was removed from ${organisation}.`,
  notConfirmed: 'No one was removed.',
  role: (user: User) => `${named(user)}: the role is ${user.role ? roleTitle(user.role) : 'unknown'}.`,
  sameRole: (user: User) => `${named(user)} has this role already.`,
  noRole: (name: string) => `You cannot give the role ${name}.`,
  refused: (user: User, why: string) => `${named(user)}: ${why}`,
}
