import { signInMessages } from './sign-in.messages.ts'

const LONGEST_NAME = 40
/** Invisible characters and direction marks. They would let a name change how the text around it reads. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const LINK = /:\/\/|www\./i
const TOO_MANY_DIGITS = 6

/**
 * Cleans an untrusted name from the URL or a cookie: at most 40 characters, no invisible ones. Returns null
 * if nothing is left, or if it contains a link or a telephone number.
 */
export function greetingName(raw: string | null | undefined): string | null {
  const visible = (raw ?? '').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()
  const digits = visible.match(/\p{Nd}/gu)?.length ?? 0
  if (visible === '' || LINK.test(visible) || digits >= TOO_MANY_DIGITS) return null
  const characters = Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
  return characters.slice(0, LONGEST_NAME).join('').trim()
}

/** The greeting on the sign-in screen: for a new visitor, a returning user, or a newly registered user. */
export type Greeting =
  | { kind: 'stranger' }
  | {
      kind: 'returning'
      /** The first name. */
      name: string
    }
  | {
      kind: 'registered'
      /** The first name; missing if it is not known. */
      name?: string
    }

/** The facts for a greeting: two query parameters and the cookie `loggedInName`. */
export type Visitor = {
  /** The query parameter after a sign-up. */
  registration?: string | null | undefined
  /** The query parameter with the first name. */
  name?: string | null | undefined
  /** The first name in the cookie of the last sign-in. */
  loggedInName?: string | null | undefined
}

/** Returns the greeting. The name in the query wins over the one in the cookie. */
export function signInGreeting({ registration, name: fromQuery, loggedInName }: Visitor): Greeting {
  const name = greetingName(fromQuery) ?? greetingName(loggedInName)
  if (registration === 'success') return name ? { kind: 'registered', name } : { kind: 'registered' }
  return name ? { kind: 'returning', name } : { kind: 'stranger' }
}

/** Returns the heading of the sign-in screen. */
export function greetingHeading(greeting: Greeting): string {
  if (greeting.kind === 'returning') return signInMessages.welcomeBack(greeting.name)
  if (greeting.kind === 'registered') return signInMessages.welcome(greeting.name)
  return signInMessages.signInTo
}
