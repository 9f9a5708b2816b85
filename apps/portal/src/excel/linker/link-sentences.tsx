import { hasLinks, linkSentence, newLinkSentence } from '@tributary/sdk/excel'
import type { ReactNode } from 'react'
import type { LinkingWords, PeopleCount } from './linking-kind.ts'
import type { LinkForm } from './use-link-form.ts'

/** The effect of saving the form. */
export function formSentence(form: LinkForm, words: LinkingWords, people: PeopleCount): ReactNode {
  const { item, base, wanted, change, choice, dirty } = form
  if (!item) return words.choose
  if (dirty && !hasLinks(base)) {
    const scope = wanted.later ? 'later' : choice.applyFor === 'allCurrent' ? 'all' : 'some'
    const {
      verb,
      right: { noun },
    } = words
    const parts = newLinkSentence({ verb, name: item.name, count: wanted.ids.length, noun, scope })
    return parts.map(({ text, strong }) =>
      strong ? (
        <strong key={text}>
          <bdi>{text}</bdi>
        </strong>
      ) : (
        text
      ),
    )
  }
  const { added, removed, later } = change
  return linkSentence({
    added: added.length,
    removed: removed.length,
    later,
    noun: words.right.noun,
    people: people(item.id, added, removed),
  })
}
