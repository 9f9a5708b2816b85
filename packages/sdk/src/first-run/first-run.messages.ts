import { catalogue } from '../common/language/catalogue.ts'
import { formatNumber } from '../common/language/format.ts'

/** The checklist of a new organisation. */
export const firstRunMessages = catalogue('first-run', {
  heading: 'Getting started',
  progress: (done: number, total: number) => `Done: ${formatNumber(done)} of ${formatNumber(total)}`,
  hide: 'Hide',
  hidden: '“Getting started” is hidden. The search shows it again.',
  shown: '“Getting started” is shown again.',
  done: 'Done',
  open: 'Open',
  steps: {
    organisation: 'Create the organisation',
    connector: 'Connect a system',
    refresh: 'Refresh it, and see the first table',
    people: 'Invite people',
    excel: 'Synchronise the Excel structure',
  },
  /** One line about each open step. */
  explained: {
    organisation: 'It owns its connectors, people and tables.',
    connector: 'Choose a type below, and enter what it asks for. Its first connection completes this step.',
    refresh: 'A refresh copies its data to tables. It usually takes less than a minute.',
    people: 'They get a mail with a link, and the access that you choose.',
    excel: 'Define areas and who sees them, then write them to the database.',
  },
})
