import { type Id, sameId } from '@tributary/domain'
import { linksMessages } from '@tributary/sdk/excel'
import type { LinkCall, LinkingWords, LinkTarget } from './linking-kind.ts'
import type { Outcome } from './run-plan.ts'

/** Why saving failed, and how many calls a retry would make. */
export type LinkProblem = { heading: string | null; messages: readonly string[]; retry: number }

/** More failures than this are only counted. */
const NAMED_AT_MOST = 20

/** A problem of one sentence. */
export const problemOf = (sentence: string, heading: string | null = null): LinkProblem => ({
  heading,
  messages: [sentence],
  retry: 0,
})

/** The failed calls by name, and how many were not tried. */
export function failuresOf(
  outcome: Outcome,
  words: LinkingWords,
  targets: readonly LinkTarget[],
): Omit<LinkProblem, 'retry'> {
  const { failed, untried, done, total } = outcome
  const sentences = failed
    .slice(0, NAMED_AT_MOST)
    .map(({ call, reason }) => sentenceOf(call, nameOf(call, words, targets), reason))
  const partly = done > 0 ? linksMessages.partly(done, total) : null
  const more = failed.length - sentences.length
  return {
    heading: words.failed ?? partly,
    messages: [
      ...(words.failed && partly ? [partly] : []),
      ...sentences,
      ...(more > 0 ? [linksMessages.moreFailed(more)] : []),
      ...(untried > 0 ? [linksMessages.notTried(untried)] : []),
    ],
  }
}

function sentenceOf({ verb }: LinkCall, name: string, reason: string): string {
  if (verb === 'set-link-type') return linksMessages.linkTypeNotChanged(reason)
  return verb === 'link' ? linksMessages.notLinked(name, reason) : linksMessages.notUnlinked(name, reason)
}

function nameOf({ about }: LinkCall, { right }: LinkingWords, targets: readonly LinkTarget[]): string {
  if (about === null) return linksMessages.all(right.noun.many)
  return nameIn(targets, about) ?? right.noun.one
}

const nameIn = (targets: readonly LinkTarget[], id: Id) =>
  targets.find((target) => sameId(target.id, id))?.name
