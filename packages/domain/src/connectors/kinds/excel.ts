import type { ConnectorKind } from './kind.ts'

/** Workbooks in Microsoft 365. It has its own screens instead of properties. */
export const excel = {
  type: 'excel',
  displayName: 'Excel',
  category: 'Spreadsheet',
  properties: [],
} as const satisfies ConnectorKind
