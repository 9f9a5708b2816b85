import { pageLocales } from '../../page-language.ts'
import type { MailPart } from '../mail-content.ts'
import { commonWords } from './common.messages.ts'
import type { Reader } from './reader.ts'

/** Returns a sentence that names the unlinked providers. Empty without any. */
export function unlinkedProviders(
  providers: readonly string[] | undefined,
  { language, name }: Reader,
): MailPart[] {
  if (!providers || providers.length === 0) return []
  const words = commonWords[language]
  const names = providers.map((provider) => name(provider) ?? words.anotherProvider)
  const list = new Intl.ListFormat(pageLocales[language], { type: 'disjunction' }).format(names)
  return [{ kind: 'sentence', text: words.unlinked(list) }]
}
