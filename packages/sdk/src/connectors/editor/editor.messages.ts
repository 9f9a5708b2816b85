import type { ConnectionCheckKey } from '@tributary/domain'
import { catalogue } from '../../common/language/catalogue.ts'
import { formatList, formatNumber, plural } from '../../common/language/format.ts'
import * as counted from '../../common/text/counted.messages.ts'
import { joined } from '../../common/text/joined.ts'

/** Sentences of the properties editor that no requirement fixes. */
export const editorMessages = catalogue('editor', {
  /** Shown at a secret that is blank although its destination has changed. */
  enterAgain: 'Please enter this again: the address it is sent to has changed.',
  copyOf: (name: string) => `Copy of ${name}`,
  addTitle: (type: string) => `Add ${type} connector`,
  cloneSummary: (name: string) => `A copy of ${name} without its passwords, keys, schedule and users.`,
  /** Shown at the schema of a copy. */
  ownSchema: (name: string) => `Use a separate schema. The schema of ${name} already contains these tables.`,
  connectorName: 'Connector name',
  originalName: (name: string) => `Original name: ${name}`,
  notSet: 'Not set',
  show: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  saved: 'A value is saved. It is never shown.',
  removeSaved: 'Remove it',
  willBeRemoved: 'The saved value will be removed.',
  keepSaved: 'Keep it',
  /** Shown below a secret of a custom source. */
  sentTo: (hosts: readonly string[]) => `Sent to ${formatList(hosts)}.`,
  dateFormat: 'YYYY-MM-DD',
  list: 'Comma-separated.',
  /** Shown below the fields of single properties. */
  help: {
    'aws.region': 'Selects AWS or AWS China only. The costs of all regions are read.',
    'aws.granularity': 'DAILY, MONTHLY or HOURLY. AWS charges 0.01 USD for each request.',
    'aws.startDate': 'AWS keeps the costs of this month and the 13 months before it.',
    'ftp.host': 'You can paste a whole address here: ftp://user:password@host/path.',
    'woo.uri': 'You can paste an address with both keys here.',
    'source.connectionString/data source': 'You can paste a whole connection string here.',
  } as Record<string, string>,
  /** The options of choice properties, by property and value. The blank value is the default. */
  choices: {
    'ftp.encryption': {
      '': {
        label: 'When the server offers it',
        help: 'If the server offers no TLS, the password and files are sent unencrypted, and every refresh warns about it.',
      },
      required: {
        label: 'Always',
        help: 'Without TLS, the refresh fails and nothing is sent.',
      },
      none: {
        label: 'Never',
        help: 'The password and files are sent unencrypted. Only for servers in your own network.',
      },
    },
  } as Record<string, Record<string, { label: string; help: string }>>,
  reconnects: 'Saving connects this connector again.',
  unsaved: (count: number) => plural(count, { one: '# unsaved change', other: '# unsaved changes' }),
  superadmin: 'superadmin',
  added: (name: string) => `${name} has been added.`,
  changed: (name: string) => `${name} has been saved.`,
  gone: 'This connector has been deleted in the meantime.',
  /** Shown after a partial save: what is saved, and what is left. */
  partly: {
    saved: (what: readonly string[]) => `Saved: ${joined(what)}.`,
    notSaved: (what: readonly string[]) => `Not saved yet: ${joined(what)}. Save again to send the rest.`,
    create: 'the new connector',
    update: 'name, schedule and status',
    add: 'new settings',
    change: 'changed settings',
    remove: 'settings that were emptied',
    licences: 'licences',
    users: 'users',
  },
  schedule: {
    heading: 'Schedule',
    preset: 'Runs',
    presets: {
      none: 'Not scheduled',
      hourly: 'Every hour',
      daily: 'Every day at…',
      weekdays: 'Weekdays at…',
      weekly: 'Weekly…',
      custom: 'Custom',
    },
    minute: 'Minutes past the hour',
    time: 'Time (UTC)',
    weekday: 'Day',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    cron: 'Cron expression',
    cronHelp: 'Minute, hour, day of the month, month, day of the week, such as 0 6 * * 1-5. In UTC.',
    quiet: 'Most schedules run on the hour. Choose another minute, and yours starts sooner.',
    inUtc: 'Schedules are in UTC. When the clocks change, the local time of a run shifts by an hour.',
    none: 'Refreshes start by hand only.',
    next: 'Next runs',
    local: (zone: string) => `Your time (${zone})`,
    utc: 'UTC',
  },
  licences: {
    heading: 'Licences',
    base: 'base',
    later: 'Licences can be chosen once the connector has been added.',
    none: 'This connector has no licences.',
    loading: 'Loading licences',
    failed: 'The licences could not be loaded.',
    retry: 'Try again',
  },
  saveAndRefresh: 'Save and refresh now',
  test: {
    heading: 'Connection',
    summary: 'Tests these settings without saving them.',
    action: 'Test connection',
    busy: 'Testing',
    passed: 'The connection works.',
    failed: 'The connection does not work yet.',
    incomplete: 'Nothing was tested.',
    databaseOnly: 'Only the database was tested, and it works. This kind of connection cannot be tested.',
    nothing: 'This connection cannot be tested.',
    checks: {
      'host-found': 'Host found',
      reached: 'Reached',
      'signed-in': 'Signed in',
      'source-readable': 'Data can be read',
      'target-reached': 'Database reached',
      'target-writable': 'Database can be written',
    } satisfies Record<ConnectionCheckKey, string>,
    outcomes: { passed: 'works', failed: 'failed', skipped: 'not tried' },
    /** The beginning of the data, below the check that it can be read. */
    sample: {
      heading: 'What a refresh would load',
      rows: counted.rows,
      unread: 'The rows are not shown.',
      more: (count: number) => `and ${formatNumber(count)} more`,
    },
  },
})
