import { connectionMessages } from './connection.messages.ts'
import { requestMessages } from './request.messages.ts'

/** Codes of Node, with the sentence for each. */
const causes = [
  [/TIMEDOUT|TIMEOUT/, () => requestMessages.timeout],
  [/REFUSED/, () => connectionMessages.refused],
  [/NOTFOUND|AGAIN/, () => connectionMessages.unknownHost],
  [/CERT|SSL|TLS|VERIFY|EPROTO/, () => connectionMessages.insecure],
] as const

/** Returns the sentence of a lost connection. Without a code, as in browsers, it is the usual one. */
export const lostConnection = (code = ''): string =>
  causes.find(([pattern]) => pattern.test(code))?.[1]() ?? requestMessages.network
