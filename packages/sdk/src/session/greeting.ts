import { signInMessages } from './sign-in.messages.ts'

const LONGEST_NAME = 40
/** Marks that turn reading direction or show nothing: they would let a name rewrite the words around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu
const LINK = /:\/\/|www\./i
const TOO_MANY_DIGITS = 6

/**
 * A name from an address or a cookie, fit to greet somebody with: at most 40 characters, nothing invisible. Null
 * when nothing is left, or when it carries a link or a telephone number rather than a name.
 */
export function greetingName(raw: string | null | undefined): string | null {
  const visible = (raw ?? '').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()
  const digits = visible.match(/\p{Nd}/gu)?.length ?? 0
  if (visible === '' || LINK.test(visible) || digits >= TOO_MANY_DIGITS) return null
  const characters = Array.from(new Intl.Segmenter().segment(visible), ({ segment }) => segment)
  return characters.slice(0, LONGEST_NAME).join('').trim()
}

/** How the sign-in screen greets: a stranger, someone who has been here, or someone just registered. */
export type Greeting =
  | { kind: 'stranger' }
  | { kind: 'returning'; name: string }
  | { kind: 'registered'; name?: string }

/** What the sign-in screen knows of its visitor: two query parameters and the cookie `loggedInName`. */
export type Visitor = {
  registration?: string | null | undefined
  name?: string | null | undefined
  loggedInName?: string | null | undefined
}

/** Whom to greet and how; the query's name wins over the cookie's (portal spec 2.3, requirement SIGNIN-26). */
export function signInGreeting({ registration, name: fromQuery, loggedInName }: Visitor): Greeting {
  const name = greetingName(fromQuery) ?? greetingName(loggedInName)
  if (registration === 'success') return name ? { kind: 'registered', name } : { kind: 'registered' }
  return name ? { kind: 'returning', name } : { kind: 'stranger' }
}

/** The heading of the sign-in screen (requirements SIGNIN-14 to 16, 24 and 25). */
export function greetingHeading(greeting: Greeting): string {
  if (greeting.kind === 'returning') return signInMessages.welcomeBack(greeting.name)
  if (greeting.kind === 'registered') return signInMessages.welcome(greeting.name)
  return signInMessages.signInTo
}
