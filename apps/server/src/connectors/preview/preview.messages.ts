/** Why the first rows of a table cannot be shown. */
export const previewMessages = {
  unknownTable: 'This connector has no table of that name.',
  tableGone: 'This table is no longer there. It comes back with the next refresh.',
  tookTooLong: 'The table could not be read in time. Please try again.',
} as const
