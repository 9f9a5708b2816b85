import type { PageLanguage } from '../../page-language.ts'
import type { Reader } from './reader.ts'

const words: Record<PageLanguage, { hello: string; comma: string }> = {
  en: { hello: 'Hello', comma: ',' },
  de: { hello: 'Hallo', comma: ',' },
  ar: { hello: 'مرحبًا', comma: '،' },
}

/** Returns the greeting of every mail. Without a usable first name it is "Hello,". */
export function greetingOf(firstName: string, { language, name }: Reader): string {
  const { hello, comma } = words[language]
  const usable = name(firstName)
  return `${usable ? `${hello} ${usable}` : hello}${comma}`
}
