import type { PageLanguage } from '../../page-language.ts'
import { plainName } from './plain-value.ts'

const words: Record<PageLanguage, { hello: string; comma: string }> = {
  en: { hello: 'Hello', comma: ',' },
  de: { hello: 'Hallo', comma: ',' },
  ar: { hello: 'مرحبًا', comma: '،' },
}

/** Returns the greeting of every mail. Without a usable first name it is "Hello,". */
export function greetingOf(firstName: string, language: PageLanguage = 'en'): string {
  const name = plainName(firstName)
  const { hello, comma } = words[language]
  return `${name ? `${hello} ${name}` : hello}${comma}`
}
