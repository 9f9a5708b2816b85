import { TOKEN } from '../failure/refuse-secrets.ts'

/** Control characters except tab and line break, and characters that override the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/g

/** Isolates around names in right-to-left scripts. The SDK adds them for screens, and few terminals understand them. */
const ISOLATES = /[\u2066-\u2069]/g

/**
 * Makes text safe for a terminal. Names come from other users, and an escape sequence in one could rewrite the screen. A
 * token is never printed, wherever it comes from.
 */
export const cleanText = (text: string): string =>
  text.replaceAll(ISOLATES, '').replaceAll(CONTROL, '\ufffd').replaceAll(TOKEN, 'trb_•••')

/** As {@link cleanText}, in one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim()
