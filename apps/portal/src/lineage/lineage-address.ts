import { type LineageChoice, type LineageKind, lineageColumns } from '@tributary/domain'

/** The page with the whole picture. */
const lineagePage = '/lineage'

const kinds: readonly LineageKind[] = lineageColumns.flat()

/** Reads the selected node and the open groups from the query of an address. */
export function lineageChoiceOf(query: string): LineageChoice {
  const parameters = new URLSearchParams(query)
  const open = parameters.getAll('open')
  return { selected: parameters.get('node') || null, open: kinds.filter((kind) => open.includes(kind)) }
}

/** The page with a node selected and groups open. */
export function lineageHref({ selected = null, open = [] }: Partial<LineageChoice>): string {
  const parameters = new URLSearchParams()
  if (selected !== null) parameters.set('node', selected)
  for (const kind of open) parameters.append('open', kind)
  return parameters.size ? `${lineagePage}?${parameters}` : lineagePage
}

/** The parameter of an address that opens the drawer above any page, with the key of the node. */
export const DRAWER = 'lineage'

/** The page of an address with the drawer of a node above it. */
export function lineageDrawerHref(path: string, query: string, key: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set(DRAWER, key)
  return `${path}?${parameters}`
}
