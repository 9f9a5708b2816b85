import { type AccessTarget, type Id, type MatrixKind, matrixKinds } from '@tributary/domain'
import type { ReasonView } from '@tributary/sdk/excel'

/** The kinds of items that can be looked up on the page of items. */
export const accessItemKinds = [
  'area',
  'subarea',
  'version',
  'helper-table',
  'entity',
] as const satisfies readonly AccessTarget['kind'][]

/** One of {@link accessItemKinds}. */
export type AccessItemKind = (typeof accessItemKinds)[number]

export const personPage = '/excel/security/access'
export const itemPage = '/excel/security/access/structure'

export const matrixPage = '/excel/security/access/matrix'

const encoded = (id: Id) => encodeURIComponent(String(id))

export const personAddress = (id: Id): string => `${personPage}?user=${encoded(id)}`

export const itemAddress = (kind: AccessItemKind, id: Id | null): string =>
  `${itemPage}?kind=${kind}${id === null ? '' : `&id=${encoded(id)}`}`

/** The user that the address names. */
export const personIn = (query: string): string | null => new URLSearchParams(query).get('user') || null

/** The item that the address names. Without a valid kind it is an area. */
export function itemIn(query: string): { kind: AccessItemKind; id: string | null } {
  const parameters = new URLSearchParams(query)
  const kind = accessItemKinds.find((one) => one === parameters.get('kind')) ?? 'area'
  return { kind, id: parameters.get('id') || null }
}

export const matrixAddress = (kind: MatrixKind): string => `${matrixPage}?kind=${kind}`

/** The kind of items that the address names. Without a valid one it is areas. */
export const matrixKindIn = (query: string): MatrixKind => {
  const kind = new URLSearchParams(query).get('kind')
  return matrixKinds.find((one) => one === kind) ?? 'area'
}

const places = {
  group: '/excel/security/security-groups',
  entities: '/excel/user-entities',
  'helper-tables': '/excel/security/user-helper-tables',
} as const

/** The form that changes a reason: that of the group, or of the user's own links. */
export const reasonAddress = ({ source, groupId }: ReasonView, personId: Id): string =>
  `${places[source]}?edit=${encoded(groupId ?? personId)}`
