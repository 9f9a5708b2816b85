import { manageMessages } from '../../connectors/manage.messages.ts'

const MOST_NAMES = 30
const NAME_CHARACTERS = 60

const shortened = (name: string) =>
  name.length > NAME_CHARACTERS ? `${name.slice(0, NAME_CHARACTERS)}…` : name

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  const shown = names.slice(0, MOST_NAMES).map(shortened).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

/** Messages of a try of a manifest, in addition to those of its source. */
export const tryMessages = {
  unknownTable: (table: string) => `The manifest has no table ${table}.`,
  otherType: 'This connector does not read a custom source.',
  enterAgain: manageMessages.property.enterAgain,
  tookTooLong: (seconds: number) =>
    `The first page took longer than ${seconds} seconds, so the try was stopped. Try again later.`,

  noRecords: 'This page has no records of this table.',
  noRecordsYet: (requests: number) =>
    `The first ${requests} responses have no records. A refresh continues to look for them.`,
  missing: (column: string, path: readonly string[]) =>
    `The column ${column} is empty, because no record on this page has the field ${path.join('.')}.`,
  recordFields: (names: readonly string[]) => `The records have these fields: ${listed(names)}.`,
  responseFields: (names: readonly string[], at: readonly string[]) =>
    at.length === 0
      ? `The response has these fields: ${listed(names)}.`
      : `The field ${shortened(at.join('.'))} of the response has these fields: ${listed(names)}.`,
  responseEmpty: 'The response has no fields.',
  responseIsList: 'The response itself is a list, so the records need no path.',
} as const
