import type { StructureEntry, StructureEntryNoun } from '@tributary/sdk/excel'

export const SEARCH_PAGE = '/excel/search'

const pages: Record<StructureEntryNoun, string> = {
  area: '/excel/areas',
  'sub-area': '/excel/subareas',
  version: '/excel/versions',
  milestone: '/excel/versions',
  entity: '/excel/security/entities',
  'helper table': '/excel/helper-tables',
  'security group': '/excel/security/security-groups',
}

/** The address of an item with its form open, as `useFormAddress` reads it. */
export function structureFormPath({ noun, id, version }: StructureEntry): string {
  const of = version && `&of=${encodeURIComponent(String(version.id))}`
  return `${pages[noun]}?edit=${encodeURIComponent(String(id))}${of ?? ''}`
}
