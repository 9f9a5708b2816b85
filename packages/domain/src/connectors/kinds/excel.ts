import type { ConnectorKind } from './kind.ts'

/** Workbooks in Microsoft 365; its structure has screens of its own, so it has no extra properties. */
export const excel = {
  type: 'excel',
  displayName: 'Excel',
  category: 'Spreadsheet',
  properties: [],
} as const satisfies ConnectorKind
