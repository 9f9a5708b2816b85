import { catalogue } from '../common/language/catalogue.ts'
import { characters, entries } from '../common/text/counted.messages.ts'
import { joined } from '../common/text/joined.ts'

const listed = (names: readonly unknown[]) => joined(names.map(String))

/** Sentences about faults in a manifest. */
export const manifestsMessages = catalogue('manifests', {
  types: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
  },
  /** The size of a text or a list. */
  sizes: { string: characters, array: entries },
  tooLong: (kilobytes: number) => `The manifest is longer than ${kilobytes} kB.`,
  tooDeep: 'The manifest is nested too deeply.',
  noAliases: 'Anchors and aliases are not supported. Repeat the value.',
  keyTwice: 'This field is in the same group twice. Remove one of them.',
  empty: 'The manifest is empty.',

  missing: (name: string) => `${name} is missing.`,
  unknownField: (name: string) => `${name} is not a field of this part.`,
  oneOf: (values: readonly unknown[]) => `It must be one of: ${listed(values)}.`,
  expected: (type: string) => `It must be ${type}.`,
  tooSmall: (least: string) => `It must be at least ${least}.`,
  tooBig: (most: string) => `It must be at most ${most}.`,
  invalid: 'This value cannot be used here.',

  badName: 'A name begins with a letter or digit and has at most 60 characters, without special ones.',
  badTableName: 'Names of tables and columns have lower-case letters, digits and underscores, at most 59.',
  badSettingName: 'Names of settings have letters and digits, and begin with a letter.',
  badHostPattern: 'A host pattern is one to three stars and a domain, such as *.acme.example.',
  badChildColumn:
    'A column has path, name and kind; or parent, name and kind; or lineNumber: true and name. It must have exactly these.',
  badScalar: 'It must be a text, a number, true or false.',
  badPath: 'A path is fields separated by dots, or a list of fields.',
  badValueOf: 'It must be a path, { header: name } or { lastRecord: path }.',
  badDay: 'It must be a day such as 2026-01-31, or a setting such as {startDate}.',
  badRequestPath:
    'A path must stay below the base address: it does not begin with a slash and has no "..", query or other address.',
  forbiddenHeader: 'This header cannot be set by a manifest.',
  authorisationHeader: 'Describe this header in authentication, so that secrets are only used there.',
  tooMany: (most: number) => `There are more than ${most}.`,

  badBase:
    'It must be an address such as https://api.acme.example/v1/, without user name, query or fragment. It uses http only within this machine. Settings are possible in labels of the host and in the path.',
  hostsMissing: 'The host contains a setting, so hosts must list where the address may lead.',
  hostsUnused: 'No host contains a setting, so hosts has no effect. Remove it.',
  unknownSetting: (name: string) =>
    `The setting ${name} is not declared. Add it to settings, or put spaces inside the braces.`,
  secretHere: (name: string) => `The setting ${name} is secret, so it can only be used in authentication.`,
  secretInBrowser: (name: string) =>
    `The setting ${name} is secret, but this value is sent to the user’s browser. Use a setting that is not secret.`,
  ownParameter: 'The server sets this parameter itself. Use scope for permissions.',
  noValuePlaceholder: 'It must contain {value}, which stands for the value that is sent.',
  reservedSetting: 'The name value is reserved.',
  notOffered: (name: string, offered: readonly { readonly name: string }[]) =>
    `The connector type has no setting ${name}. It has: ${listed(offered.map((one) => one.name))}.`,
  otherSecrecy: (name: string, secret: boolean) =>
    secret
      ? `The connector type keeps ${name} secret, so the setting needs secret: true.`
      : `The connector type does not keep ${name} secret, so the setting cannot be secret.`,
  twice: (name: string) => `${name} is used twice.`,
  reservedColumn: 'other_fields is the column of the fields without a column.',
  nameNeeded: 'The path cannot be the name of a column, so the column needs a name.',
  noSuchColumn: (name: string) => `The column ${name} is not declared.`,
  oneKeyColumn:
    'Rows are deleted by one column, so a stream with removed or children has a key of one column.',
  keyNeeded: 'A stream with incremental needs a key.',
  bodyNeedsPost: 'Only requests with method: POST have a body.',
  bodyNeeded: 'The value is sent in the body, so the request needs method: POST.',
  overlapOnlyForTimes: 'Only times with a format have an overlap.',
  formatOnlyForTimes: 'Only times have a format.',
  secretPattern: 'A secret has no pattern, because patterns could find out its characters.',
  badPattern:
    'A pattern has characters, classes such as [a-z0-9] and quantifiers such as {2,8}, at most three of different lengths. It has no groups or alternatives.',
})
