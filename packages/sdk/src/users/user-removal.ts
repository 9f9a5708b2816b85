import type { Named, User } from '@tributary/domain'

/** Items of one kind that a user has access to: the count with its noun, and their names. */
export type UserHolding = {
  /** The count with its noun, e.g. "2 groups". */
  label: string
  /** The names of these items. */
  names: string[]
}

type Holder = Pick<User, 'groups' | 'entities' | 'helperTables' | 'xero2SqlProducts' | 'connectors'>

const kinds: readonly { one: string; many: string; of: (user: Holder) => string[] }[] = [
  { one: 'security group', many: 'security groups', of: ({ groups }) => namesOf(groups) },
  { one: 'entity', many: 'entities', of: ({ entities }) => namesOf(entities) },
  { one: 'helper table', many: 'helper tables', of: ({ helperTables }) => namesOf(helperTables) },
  {
    one: 'Xero company',
    many: 'Xero companies',
    of: ({ xero2SqlProducts }) => xero2SqlProducts.map(({ companyName }) => companyName),
  },
  { one: 'connector', many: 'connectors', of: ({ connectors }) => namesOf(connectors) },
]

const namesOf = (items: readonly Named[]) => items.map(({ name }) => name)

/** Returns everything a user has access to in an organisation, by kind. Removal ends this access. */
export const userHoldings = (user: Holder): UserHolding[] =>
  kinds.flatMap(({ one, many, of }) => {
    const names = of(user)
    return names.length === 0 ? [] : [{ label: `${names.length} ${names.length === 1 ? one : many}`, names }]
  })
