import { catalogue } from '../common/language/catalogue.ts'
/** Messages for a failed call without a sentence from the server. */
export const requestMessages = catalogue('request', {
  network: 'Failed to connect to server. Please check your internet connection and try again.',
  timeout: 'The server did not respond in time. Try again in a few minutes.',
  invalidResponse: 'Invalid response from server',
  emptyResponse: 'No response from server',
  requestFailed: 'Request failed',
  /** Replaces the status text of a proxy, e.g. "Bad Gateway". */
  serverFault: 'The server has a problem at the moment. Try again in a few minutes.',
  /** Replaces the status text of a proxy, "Too Many Requests". */
  tooManyRequests: 'The server has received too many requests. Wait a minute, then try again.',
  /** Shown when the cause is unknown. */
  unexpected: 'Something seems to have gone wrong.',
})
