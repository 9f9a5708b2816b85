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
  delete: 'Delete organisation',
  deleteNamed: (name: string) => `Delete ${name}?`,
  deleteEffect:
    'No one can open it any more, its refreshes stop, and its stored credentials are erased immediately. You can restore it for 30 days. It is then erased with its tables in our database. Your own databases stay as they are, and the audit log keeps its entries.',
  deleteLost:
    'Not restored: credentials, sign-in providers, SCIM, webhooks, alert channels, invitations, open requests and the history of refreshes.',
  typeName: (name: string) => `Enter “${name}” to confirm`,
  wrongName: 'This is not the name of the organisation.',
  onlyOrganisation: 'This is the only organisation. Add another one before you delete it.',
  deleted: (name: string) => `${name} has been deleted. You can restore it for 30 days.`,
  restored: (name: string) => `${name} has been restored. Enter its credentials again.`,
  deletedTitle: 'Deleted organisations',
  deletedHelp:
    'They can be restored for 30 days. Enter their credentials again afterwards, and resume their schedules.',
  loadingDeleted: 'Loading deleted organisations',
  deletedBy: (time: string, name: string) => `Deleted on ${time} by ${name}`,
  deletedAt: (time: string) => `Deleted on ${time}`,
  erasedAt: (time: string) => `Erased on ${time}`,
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
  saved: 'The organisation has been saved.',
  keyTaken: 'This key belongs to another organisation.',
  noSchemaName: 'The schema must have at least one letter or digit.',
  schemaTaken: 'This schema is already in use. Choose another one.',
  tablesStay: (code: string) =>
    `There are synchronised tables in the schema ${code}, so it cannot be changed. Remove them first.`,
})
