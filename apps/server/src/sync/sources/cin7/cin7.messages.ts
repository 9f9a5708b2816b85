import { type HttpMessages, httpMessages } from '../http/http.messages.ts'
import { labelOf } from '../property.messages.ts'

const { format: count } = new Intl.NumberFormat('en-GB')

/** Sentences for failures and progress of Cin7 connectors. None contains an address, a key or Cin7's own words. */
export const cin7Messages = {
  missing: (property: string) =>
    `${labelOf(property)} is empty. Cin7 needs the account id and the application key. Enter both.`,
  badKey: (property: string) =>
    `${labelOf(property)} contains characters that Cin7 does not use. Copy it from Cin7 again.`,

  refused:
    'Cin7 refused the account id or the application key. The application may have been removed in Cin7. Enter both again.',
  badRequest:
    'Cin7 refused the parameters of a request. Its interface may have changed, so nothing was stored.',
  busy: 'Cin7 allows 60 requests a minute and asked us to try again later. Other programs may use the same application key.',

  noTotal: (stream: string) =>
    `${stream}: Cin7 did not say how many records there are, so some could be missing. Nothing was stored.`,
  changing: (stream: string) =>
    `${stream}: Cin7’s list changed each time it was read, so records could be missing. Nothing was stored; try again.`,
  repeating: (stream: string) =>
    `${stream}: Cin7 sent the same records for every page of its list. Nothing was stored.`,
  badDetails: (stream: string) =>
    `${stream}: Cin7 sent details that cannot be read, or those of another record. Nothing was stored.`,
  noDetails: (stream: string) =>
    `${stream}: Cin7 lists a record, but does not have its details. Its interface may have changed.`,

  /** While details are read. */
  progress: (read: number, all: number, plural: string, minutes: number) =>
    `${count(read)} of ${count(all)} ${plural} read, about ${duration(minutes)} left`,

  canRead: (company: string) => `The data of ${company} can be read.`,
} as const

function duration(minutes: number): string {
  if (minutes < 1) return 'a minute'
  const [hours, rest] = [Math.floor(minutes / 60), Math.ceil(minutes % 60)]
  return [...(hours > 0 ? [`${count(hours)} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ')
}

/** Sentences for failures that other sources have as well. */
export const cin7HttpMessages: HttpMessages = { ...httpMessages('Cin7'), busy: cin7Messages.busy }
