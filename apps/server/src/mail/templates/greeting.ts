import { plainName } from './plain-value.ts'

/** Returns the greeting of every mail. Without a usable first name it is "Hello,". */
export function greetingOf(firstName: string): string {
  const name = plainName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}
