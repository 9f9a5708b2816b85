import { catalogue } from '../common/language/catalogue.ts'
import { formatNumber } from '../common/language/format.ts'
import { organisations } from '../common/text/counted.messages.ts'
/** The sentences about organisations, on the screen and in API responses. */
export const organisationsMessages = catalogue('organisations', {
  none: 'No organisations found.',
  notFound: 'Organisation not found.',
  backToList: 'Back to organisations',
  add: 'Add Organisation',
  edit: 'Edit Organisation',
  count: (count: number) => `${organisations(count)}.`,
  /** The count during a search. */
  found: (count: number, total: number) => `${formatNumber(count)} of ${organisations(total)}.`,
  added: (name: string) => `${name} has been added.`,
  changed: (name: string) => `${name} has been saved.`,
  sameName: 'Another organisation has this name.',
  schemaHelp: 'Where its connectors store their tables.',
  schemaFromName:
    'Where its connectors store their tables. If it is empty, the name of the organisation is used.',
  /** The schema that the text in the Schema field leads to. */
  schemaName: (schema: string) => `Its connectors store their tables in the schema ${schema}.`,
  saved: 'The organisation has been saved.',
  keyTaken: 'This key belongs to another organisation.',
  noSchemaName: 'The schema must have at least one letter or digit.',
  schemaTaken: 'This schema is already in use. Choose another one.',
  tablesStay: (code: string) =>
    `There are synchronised tables in the schema ${code}, so it cannot be changed. Remove them first.`,
})
