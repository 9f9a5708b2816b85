/** Sentences of the Excel structure's rules, worded as the specification words them (connectors spec 5 and 8). */
export const excelMessages = {
  /** Before a list of several messages (requirement ERR-21). */
  severalErrors: 'The following errors occurred:',
  groupFailed: 'error occurred adding group',
} as const
