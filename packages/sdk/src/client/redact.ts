/** What must not reach a log, and what stands there instead. A token is any long unbroken run of its letters. */
const secrets = [
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[address]'],
  [/[^\s@"<>]+@[^\s@"<>]+/g, '[e-mail]'],
  [/[\w.~+/=-]{40,}/g, '[redacted]'],
] as const

/** A server's sentence with addresses, e-mail addresses and anything like a token taken out. */
export const redact = (text: string): string =>
  secrets.reduce((left, [pattern, placeholder]) => left.replace(pattern, placeholder), text)
