/** Keeps the link while the person is at the provider, because its token must not be in an address. */
const KEY = 'reconnecting'

/** The token of a reconnect link, and who sent it. */
export type HeldLink = { token: string; askedBy: string }

/** Keeps a link in this tab; null forgets it. */
export function holdLink(link: HeldLink | null): void {
  try {
    if (link) sessionStorage.setItem(KEY, JSON.stringify(link))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Web storage can be blocked or full. The person then opens the link of the mail again.
  }
}

/** Returns the link that this tab keeps; null if there is none. */
export function heldLink(): HeldLink | null {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isHeld(held) ? held : null
  } catch {
    return null
  }
}

const isHeld = (held: unknown): held is HeldLink =>
  typeof held === 'object' &&
  held !== null &&
  ['token', 'askedBy'].every((name) => typeof Reflect.get(held, name) === 'string')
