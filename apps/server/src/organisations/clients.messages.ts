/** What saving an organisation answers, or is refused with. */
export const clientMessages = {
  saved: 'The organisation has been saved.',
  keyTaken: 'This key belongs to another organisation.',
  noSchemaName: 'The schema must have at least one letter or digit.',
  schemaTaken: 'This schema belongs to something else. Please choose another one.',
  tablesStay: (code: string) =>
    `There are synchronised tables in the schema ${code}, so it cannot be changed. Remove them first.`,
} as const
