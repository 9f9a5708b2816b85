import type { RefreshCause } from '@tributary/domain'
import { catalogue, englishOf } from '../../common/language/catalogue.ts'
import { plural } from '../../common/language/format.ts'
import { databaseMessages } from '../../database/database.messages.ts'

/** The cause of a failure: one of the server's, or `stuck` for a refresh that runs too long. */
export type FailureCause = RefreshCause | 'stuck'

const counting = (outcome: string) => (count: number) => plural(count, { other: `# ${outcome}` })

/** Sentences about finished and stuck refreshes. `system` is the name of the connector's type. */
export const runsMessages = catalogue('runs', {
  causes: {
    'host-unknown': (system) => `The address of ${system} was not found.`,
    unreachable: (system) => `${system} could not be reached.`,
    'private-address': () => 'This installation does not connect to private addresses.',
    'timed-out': (system) => `${system} did not answer in time.`,
    'connection-lost': (system) => `The connection to ${system} was lost.`,
    certificate: (system) => `The certificate of ${system} could not be verified, so nothing was sent to it.`,
    'sign-in-refused': (system) => `${system} refused the sign-in.`,
    'not-authorised': (system) => `${system} no longer accepts the authorisation.`,
    'not-in-plan': (system) => `The plan at ${system} does not include the data.`,
    'source-path-missing': (system) => `${system} does not have the data this connector is set to fetch.`,
    'source-busy': (system) => `${system} asked Tributary to wait before fetching more.`,
    'source-data': (system) => `${system} sent something that cannot be read.`,
    settings: () => 'A setting of this connector is missing or wrong.',
    'target-unreachable': () => 'The target database could not be reached.',
    'target-private-address': () => englishOf(databaseMessages).privateTarget,
    'target-sign-in-refused': () => 'The target database refused the user name or password.',
    'target-missing': () => 'The target database or schema was not found.',
    'target-not-writable': () => 'The target database does not allow writing the data.',
    'target-data': () => 'The target database did not accept the data.',
    disconnected: () => 'The connector has been disconnected.',
    unsupported: (system) => `Tributary cannot fetch data from ${system} yet.`,
    cancelled: () => 'This refresh was cancelled. Data from earlier refreshes is still there.',
    interrupted: () => 'The refresh was interrupted and did not finish.',
    superseded: () => 'This refresh took too long and was replaced by a newer one.',
    unexpected: () => 'Something unexpected went wrong.',
    stuck: () => 'The refresh has been running for more than 30 minutes.',
  } satisfies Record<FailureCause, (system: string) => string>,
  /** The causes of a refresh that writes the Excel structure: it has no source. */
  excelCauses: {
    settings: 'The database credentials are missing or cannot be used.',
    'source-busy': 'The tables were being synchronised already.',
  } satisfies Partial<Record<FailureCause, string>>,
  remedies: {
    edit: 'You can fix this: check the settings of the connector.',
    allowPrivate: englishOf(databaseMessages).allowPrivate,
    credentials: 'You can fix this: check the database credentials on the page Table synchronisation.',
    askForCredentials: 'Ask your administrator to check the database credentials.',
    askToEdit: 'Ask your administrator to check the settings of the connector.',
    reconnect: 'You can fix this: authorise the connector again.',
    askToReconnect: 'Ask your administrator to authorise the connector again.',
    retry: 'You can start it again.',
    provider: (system: string) => `Ask the people who run ${system} to fix this, then retry.`,
    database: 'Ask the people who run the database to fix this, then retry.',
    later: (time: string) => `You can refresh it again at ${time}.`,
    wait: 'You do not have to do anything.',
  },
  actions: {
    reconnect: 'Reconnect',
    edit: 'Edit settings',
    credentials: 'Check credentials',
    retry: 'Retry',
    'retry-later': (time: string) => `Retry at ${time}`,
    wait: 'Nothing to do',
  },
  leftOut: (count: number, cause: string | null, system: string) => {
    const tables = plural(count, { one: '# table was left out', other: '# tables were left out' })
    if (cause === 'not-authorised') return `${tables} because a permission is missing.`
    if (cause === 'not-in-plan') return `${tables} because of the plan at ${system}.`
    return `${tables}.`
  },
  outcomes: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    interrupted: 'Interrupted',
    cancelled: 'Cancelled',
    running: 'Running',
    queued: 'Waiting to start',
  },
  /** The outcomes of several refreshes. */
  counts: {
    succeeded: counting('succeeded'),
    failed: counting('failed'),
    interrupted: counting('interrupted'),
    cancelled: counting('cancelled'),
    running: counting('running'),
    queued: counting('waiting to start'),
  },
  triggers: { manual: 'By hand', automatic: 'By schedule' },
  noRuns: 'It has not been refreshed yet.',
  older: 'Show older refreshes',
  underASecond: 'under 1 s',
  /** The parts of a duration, such as "1 min 12 s". */
  duration: {
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    seconds: (count: number) => `${count} s`,
  },
  lastRuns: (count: number, outcomes: string) =>
    plural(count, {
      one: () => `Last refresh: ${outcomes}.`,
      other: (number) => `Last ${number} refreshes: ${outcomes}.`,
    }),
  attention: {
    title: 'Needs attention',
    none: 'Nothing needs your attention.',
    unknown: 'This could not be checked. The portal tries again every minute.',
    slow: (name: string) => `${name} is taking longer than expected.`,
    approvals: (count: number) =>
      plural(count, {
        one: '# approval is waiting for a decision.',
        other: '# approvals are waiting for a decision.',
      }),
    notAuthorised: (name: string) => `${name} is not authorised yet.`,
    connector: (name: string, cause: string) => `${name}: ${cause}`,
  },
  copied: 'Details for support',
})
