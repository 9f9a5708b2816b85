/**
 * An e-mail address with most of its name hidden, for whoever has to know which mailbox to look into and for nobody else:
 * `olga@acme.example` reads `o•••@acme.example`. How long the name is stays hidden as well.
 */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`
}
