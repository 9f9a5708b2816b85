import {
  type Area,
  type AreaGrant,
  type Id,
  type SecurityGroup,
  type Subarea,
  sameId,
  type User,
} from '@tributary/domain'
import type { UserHolding } from '../users/user-removal.ts'

/** Who may see something, and through which groups; empty lists while nobody knows. */
export type Grantees = { groups: readonly SecurityGroup[]; users: readonly Pick<User, 'groups'>[] }

/** What depends on an area: its links, the security groups that grant it, and the people in them (requirement AREA-12). */
export const areaHoldings = (area: Area, known: Grantees): UserHolding[] => [
  ...(area.subareaLinkType === 'custom' ? holding(area.subareas, 'linked sub-area', 'linked sub-areas') : []),
  ...granted(known, (grant) => grant.kind !== 'whole-subarea' && sameId(grant.areaId, area.id)),
]

/** What depends on a sub-area, likewise. */
export const subareaHoldings = (subarea: Subarea, known: Grantees): UserHolding[] => [
  ...holding(subarea.areas, 'linked area', 'linked areas'),
  ...granted(known, (grant) => grant.kind !== 'whole-area' && sameId(grant.subareaId, subarea.id)),
]

function granted({ groups, users }: Grantees, isMeant: (grant: AreaGrant) => boolean): UserHolding[] {
  const granting = groups.filter(({ areaGrants }) => areaGrants.some(isMeant))
  const ids = new Set(granting.map(({ id }) => String(id)))
  const people = users.filter((user) => user.groups.some(({ id }) => ids.has(String(id)))).length
  return [
    ...holding(granting, 'security group that grants it', 'security groups that grant it'),
    ...(people === 0
      ? []
      : [{ label: people === 1 ? '1 person in them' : `${people} people in them`, names: [] }]),
  ]
}

const holding = (things: readonly { id: Id; name: string }[], one: string, many: string): UserHolding[] =>
  things.length === 0
    ? []
    : [
        {
          label: `${things.length} ${things.length === 1 ? one : many}`,
          names: things.map(({ name }) => name),
        },
      ]
