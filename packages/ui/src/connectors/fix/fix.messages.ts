import { catalogue } from '@tributary/sdk/common'
import type { FixStep } from './fix-progress.ts'

export const fixText = catalogue('ui.connectors.fix', {
  title: (name: string) => `Fix ${name}`,
  untitled: 'Fix connector',
  loading: 'Loading the connector',
  works: 'This connector works again.',
  refreshing: 'A refresh is running.',
  deleted: 'This connector has been deleted.',
  stuck: 'The refresh is taking longer than expected.',
  off: 'This connector is disconnected.',
  whatToDo: 'What to do',
  /** Shown above the fields: the rest of the settings stays as it is. */
  correct: 'Correct what is wrong here. Everything else stays as it is.',
  automatically: (time: string) => `The next refresh starts by itself at ${time}.`,
  submit: 'Test, save and retry',
  retry: 'Retry',
  retryNow: 'Retry now',
  reconnect: 'Reconnect',
  checkCredentials: 'Check credentials',
  close: 'Close',
  progress: 'Progress',
  steps: {
    test: 'Test the connection',
    save: 'Save the settings',
    retry: 'Start the refresh',
  } satisfies Record<FixStep, string>,
  outcomes: { waiting: 'waiting', running: 'running', done: 'done', failed: 'failed' },
  technicalDetail: 'Technical detail',
})
