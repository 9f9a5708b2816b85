import { user } from '../../src/users/users.samples.ts'

const firstNames = ['Ana', 'Émile', 'Ingrid', 'Jürgen', 'Mei', 'Nour', 'Oluwaseun', 'Priya', 'Sue', 'Tāne']
const lastNames = [
  'Adams',
  'Hoffmann',
  'Marsh',
  'Nair',
  "O'Hara",
  'Rewi',
  'Solheim',
  'Stone',
  'Wang',
  'Zieliński',
]

const pick = (names: readonly string[], place: number) => names[place % names.length] ?? ''

/** Every user has a different name. */
export const tenThousandUsers = Array.from({ length: 10_000 }, (_, i) =>
  user({
    id: i + 1,
    firstName: pick(firstNames, i),
    lastName: `${pick(lastNames, Math.floor(i / 10))} ${i}`,
  }),
)

export const nothing = (): void => {}
