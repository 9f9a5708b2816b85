import type { FolderOrder } from './folder-order.ts'

/** The order of the folders of each package, from top to bottom. */
export const folderOrders: Readonly<Record<string, FolderOrder>> = {
  'packages/domain/src': {
    folders: [
      'index.ts',
      'excel',
      'connectors',
      'session',
      'users',
      'account',
      'approvals',
      'configuration',
      'organisations',
      'xero2sql',
      'database',
      'id.ts',
    ],
  },
}
