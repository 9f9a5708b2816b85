/** What must not appear in a log, and its replacement. A token is any long unbroken run of base64url characters. */
const secrets = [
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[address]'],
  [/[^\s@"<>]+@[^\s@"<>]+/g, '[e-mail]'],
  [/[\w.~+/=-]{40,}/g, '[redacted]'],
] as const

/** Returns a server's sentence without URLs, email addresses and anything that looks like a token. */
export const redact = (text: string): string =>
  secrets.reduce((left, [pattern, placeholder]) => left.replace(pattern, placeholder), text)
