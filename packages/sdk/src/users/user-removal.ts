import type { Named, User } from '@tributary/domain'
import { usersMessages } from './users.messages.ts'

type HoldingKind = keyof typeof usersMessages.holdings

/** Items of one kind that a user has access to: the count with its noun, and their names. */
export type UserHolding = {
  /** The count with its noun, e.g. "2 groups". */
  label: string
  /** The names of these items. */
  names: string[]
}

type Holder = Pick<User, 'groups' | 'entities' | 'helperTables' | 'xero2SqlProducts' | 'connectors'>

const kinds: readonly { kind: HoldingKind; of: (user: Holder) => string[] }[] = [
  { kind: 'groups', of: ({ groups }) => namesOf(groups) },
  { kind: 'entities', of: ({ entities }) => namesOf(entities) },
  { kind: 'helperTables', of: ({ helperTables }) => namesOf(helperTables) },
  { kind: 'companies', of: ({ xero2SqlProducts }) => xero2SqlProducts.map(({ companyName }) => companyName) },
  { kind: 'connectors', of: ({ connectors }) => namesOf(connectors) },
]

const namesOf = (items: readonly Named[]) => items.map(({ name }) => name)

/** Returns everything a user has access to in an organisation, by kind. Removal ends this access. */
export const userHoldings = (user: Holder): UserHolding[] =>
  kinds.flatMap(({ kind, of }) => {
    const names = of(user)
    return names.length === 0 ? [] : [{ label: usersMessages.holdings[kind](names.length), names }]
  })
