import type { RefreshCause } from '@tributary/domain'

/** What a refresh can have failed on: a cause of the server's, or a state in which nobody told one. */
export type FailureCause = RefreshCause | 'stuck'

/** Every sentence about refreshes that are over, or should be. `system` is the name of the connector's type. */
export const runsMessages = {
  causes: {
    'host-unknown': (system) => `The address of ${system} was not found.`,
    unreachable: (system) => `${system} could not be reached.`,
    'timed-out': (system) => `${system} did not answer in time.`,
    'connection-lost': (system) => `The connection to ${system} was lost on the way.`,
    certificate: (system) => `The certificate of ${system} could not be verified, so nothing was sent to it.`,
    'sign-in-refused': (system) => `${system} refused the user name or password.`,
    'not-authorised': (system) => `${system} no longer lets Tributary in.`,
    'source-path-missing': (system) => `What shall be fetched was not found at ${system}.`,
    'source-busy': (system) => `${system} has asked to wait before anything more is fetched.`,
    'source-data': (system) => `${system} sent something that cannot be read.`,
    settings: () => 'A setting of this connector is missing or not right.',
    'target-unreachable': () => 'The database the data goes to could not be reached.',
    'target-sign-in-refused': () => 'The database the data goes to refused the user name or password.',
    'target-missing': () => 'The database or schema the data goes to was not found.',
    'target-not-writable': () => 'The database the data goes to does not allow the data to be written.',
    'target-data': () => 'The database the data goes to did not take the data.',
    disconnected: () => 'The connector has been disconnected.',
    unsupported: (system) => `Tributary cannot fetch data from ${system} yet.`,
    cancelled: () => 'This refresh was cancelled. Data from earlier refreshes is still there.',
    interrupted: () => 'The refresh was interrupted and was given up.',
    superseded: () => 'This refresh took too long and was replaced by a newer one.',
    unexpected: () => 'Something unexpected went wrong.',
    stuck: () => 'The refresh has been running for more than 30 minutes.',
  } satisfies Record<FailureCause, (system: string) => string>,
  remedies: {
    edit: 'You can fix this: check the settings of the connector.',
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
    retry: 'Retry',
    'retry-later': (time: string) => `Retry at ${time}`,
    wait: 'Nothing to do',
  },
  outcomes: {
    succeeded: 'Succeeded',
    failed: 'Failed',
    interrupted: 'Interrupted',
    cancelled: 'Cancelled',
    running: 'Running',
    queued: 'Waiting to start',
  },
  triggers: { manual: 'By hand', automatic: 'By schedule' },
  noRuns: 'It has not been refreshed yet.',
  lastRuns: (count: number, outcomes: string) =>
    count === 1 ? `Last refresh: ${outcomes}.` : `Last ${count} refreshes: ${outcomes}.`,
  attention: {
    title: 'Needs attention',
    none: 'Nothing needs your attention.',
    unknown: 'This could not be checked. The portal tries again every minute.',
    slow: (name: string) => `${name} is taking longer than expected.`,
    approvals: (count: number) =>
      count === 1
        ? '1 approval is waiting for a decision.'
        : `${count} approvals are waiting for a decision.`,
    notAuthorised: (name: string) => `${name} is not authorised yet.`,
    connector: (name: string, cause: string) => `${name}: ${cause}`,
  },
  copied: 'What support needs to know',
} as const
