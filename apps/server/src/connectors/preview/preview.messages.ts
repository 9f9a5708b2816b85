/** Reasons why a table preview is not available. */
export const previewMessages = {
  unknownTable: 'This connector has no table of that name.',
  tableGone: 'This table no longer exists. The next refresh creates it again.',
  tookTooLong: 'The table could not be read in time. Please try again.',
} as const
