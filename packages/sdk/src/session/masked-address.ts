/**
 * Masks an email address so that only its owner recognises it: `olga@acme.example` becomes
 * `o•••@acme.example`. The length of the name is hidden as well.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`
}
