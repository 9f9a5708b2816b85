import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { connectors } from '../../common/text/counted.messages.ts'

/** Sentences about one action on several connectors. */
export const bulkMessages = catalogue('bulk', {
  actions: {
    refresh: 'Refresh',
    cancel: 'Cancel refresh',
    pause: 'Pause schedule',
    resume: 'Resume schedule',
    schedule: 'Change schedule',
    people: 'Add people',
    disconnect: 'Disconnect',
  },
  /** What an action does, before it starts. */
  effects: {
    refresh: (count: number) =>
      plural(count, { one: 'This refreshes # connector.', other: 'This refreshes # connectors.' }),
    cancel: (count: number) =>
      plural(count, {
        one: 'This cancels # refresh. Data stored before is kept.',
        other: 'This cancels # refreshes. Data stored before is kept.',
      }),
    pause: (count: number) =>
      plural(count, {
        one: '# connector no longer refreshes by itself until its schedule is resumed.',
        other: '# connectors no longer refresh by themselves until their schedules are resumed.',
      }),
    resume: (count: number) =>
      plural(count, {
        one: '# connector refreshes by its schedule again. Missed times start no refresh.',
        other: '# connectors refresh by their schedules again. Missed times start no refresh.',
      }),
    schedule: (count: number) =>
      plural(count, {
        one: '# connector gets this schedule instead of the current one.',
        other: '# connectors get this schedule instead of their current ones.',
      }),
    people: (count: number) =>
      plural(count, {
        one: 'The chosen users see # connector as well. Its other users stay.',
        other: 'The chosen users see # connectors as well. Their other users stay.',
      }),
    disconnect: (count: number) =>
      plural(count, {
        one: '# connector stops refreshing. You can reconnect it from Manage.',
        other: '# connectors stop refreshing. You can reconnect each of them from Manage.',
      }),
  },
  nothing: 'Nothing can be done: every selected connector is left out.',
  leftOut: (count: number, reason: string) => `${connectors(count)} left out: ${reason}`,
  /** Why a connector is left out. */
  reasons: {
    off: 'disconnected or deleted',
    refreshing: 'already refreshing',
    'not-authorised': 'not authorised yet',
    broken: 'cannot be refreshed before it is fixed',
    priced: 'the first refresh costs money, and its card states the price',
    idle: 'no refresh is running',
    unscheduled: 'without a schedule',
    paused: 'schedule already paused',
    running: 'schedule not paused',
    'not-allowed': 'not allowed for your role',
  },
  /** While the action runs, and its result. */
  progress: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  result: (done: number, total: number) => `Done for ${formatNumber(done)} of ${connectors(total)}.`,
  /** The result when it is done for every connector. */
  finished: {
    refresh: (count: number) =>
      plural(count, { one: '# refresh has started.', other: '# refreshes have started.' }),
    cancel: (count: number) =>
      plural(count, { one: '# refresh was cancelled.', other: '# refreshes were cancelled.' }),
    pause: (count: number) =>
      plural(count, { one: '# schedule is paused.', other: '# schedules are paused.' }),
    resume: (count: number) =>
      plural(count, { one: '# schedule is resumed.', other: '# schedules are resumed.' }),
    schedule: (count: number) =>
      plural(count, { one: '# schedule is changed.', other: '# schedules are changed.' }),
    people: (count: number) => `The people are added to ${connectors(count)}.`,
    disconnect: (count: number) => `${connectors(count)} disconnected.`,
  },
  failed: (count: number) => `${formatNumber(count)} failed.`,
  waiting: (count: number) => plural(count, { one: '# was not started.', other: '# were not started.' }),
  /** How many connectors are selected. */
  selected: (count: number) => plural(count, { one: '# connector selected', other: '# connectors selected' }),
  /** Starts the rest after a stop. */
  continue: 'Continue',
})
