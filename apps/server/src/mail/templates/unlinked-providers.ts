import type { MailPart } from '../mail-content.ts'
import { plainName } from './plain-value.ts'

/** Returns a sentence that names the unlinked providers. Empty without any. */
export function unlinkedProviders(providers: readonly string[] = []): MailPart[] {
  if (providers.length === 0) return []
  const names = providers.map((provider) => plainName(provider) ?? 'another provider')
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
  return [{ kind: 'sentence', text: `You can no longer sign in with ${list} until you link it again.` }]
}
