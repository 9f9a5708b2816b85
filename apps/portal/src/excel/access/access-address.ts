import type { AccessTarget, Id } from '@tributary/domain'
import type { ReasonView } from '@tributary/sdk/excel'

/** What can be looked up by itself on the page of things. */
export const thingKinds = [
  'area',
  'subarea',
  'version',
  'helper-table',
  'entity',
] as const satisfies readonly AccessTarget['kind'][]

/** One of {@link thingKinds}. */
export type ThingKind = (typeof thingKinds)[number]

export const personPage = '/excel/security/access'
export const thingPage = '/excel/security/access/structure'

const asked = (id: Id) => encodeURIComponent(String(id))

export const personAddress = (id: Id): string => `${personPage}?user=${asked(id)}`

export const thingAddress = (kind: ThingKind, id: Id | null): string =>
  `${thingPage}?kind=${kind}${id === null ? '' : `&id=${asked(id)}`}`

/** The person the address names. */
export const personIn = (query: string): string | null => new URLSearchParams(query).get('user') || null

/** The thing the address names; areas when it names no kind that there is. */
export function thingIn(query: string): { kind: ThingKind; id: string | null } {
  const parameters = new URLSearchParams(query)
  const kind = thingKinds.find((one) => one === parameters.get('kind')) ?? 'area'
  return { kind, id: parameters.get('id') || null }
}

const places = {
  group: '/excel/security/security-groups',
  entities: '/excel/user-entities',
  'helper-tables': '/excel/security/user-helper-tables',
} as const

/** Where a reason can be changed: the group's form, or the form of the person's own links. */
export const reasonAddress = ({ source, groupId }: ReasonView, personId: Id): string =>
  `${places[source]}?edit=${asked(groupId ?? personId)}`
