import { type Id, sameId } from '@tributary/domain'
import type { Client } from '@tributary/sdk'
import {
  afterPartialSave,
  type LinkDifference,
  type LinkDraft,
  type LinkState,
  linksMessages,
  reconcileLinks,
} from '@tributary/sdk/excel'
import { failuresOf, type LinkProblem, problemOf } from './link-problem.ts'
import type { LinkedItem, LinkingKind, ReadyLinking } from './linking-kind.ts'
import { type Outcome, runPlan } from './run-plan.ts'
import type { LinkForm } from './use-link-form.ts'

/** What to save: the form of an item, and whether calls of an earlier attempt have an unknown outcome. */
export type LinksToSave = {
  kind: LinkingKind
  linking: ReadyLinking
  item: LinkedItem
  form: Pick<LinkForm, 'base' | 'choice' | 'wanted'>
  unsure: boolean
}

export type SaveEnd =
  | { state: 'saved' | 'deleted' }
  | { state: 'not-saved'; draft: LinkDraft; problem: LinkProblem; unsure: boolean }

/** The calls that change the base links of the form into the wanted ones. */
export function linkPlan({ kind, linking, item, form }: Omit<LinksToSave, 'unsure'>) {
  return kind.plan({
    organisationId: linking.organisation.id,
    item: { ...item, links: form.base },
    wanted: { applyFor: form.choice.applyFor, ids: form.wanted.ids },
    every: linking.targets.map(({ id }) => id),
  })
}

/**
 * Saves the links of an item. Requests the list first: if another user has changed the links, nothing is sent and the
 * draft includes their change. Rejects when the list cannot be loaded.
 */
export async function saveLinks(
  client: Client,
  save: LinksToSave,
  onProgress: (done: number, total: number) => void,
): Promise<SaveEnd> {
  const { linking, item, form, unsure } = save
  const found = reconcileLinks({
    ...{ base: form.base, choice: form.choice, wanted: form.wanted },
    theirs: await linksNow(linking, item.id),
    tried: unsure ? form.base : null,
  })
  if (found.state === 'deleted') return found
  if (found.state === 'changed')
    return { ...found, state: 'not-saved', problem: problemOf(changedSentence(save, found.change)), unsure }
  const { base } = found.draft
  const outcome = await runPlan(client, linkPlan({ ...save, form: { ...form, base } }), onProgress)
  return outcome.done < outcome.total ? afterFailure(save, base, outcome) : { state: 'saved' }
}

async function afterFailure(save: LinksToSave, before: LinkState, outcome: Outcome): Promise<SaveEnd> {
  const { kind, linking, item, form } = save
  linking.right.reload().catch(() => undefined)
  const left = afterPartialSave({ before, choice: form.choice, wanted: form.wanted, ...outcome })
  const theirs = await linksNow(linking, item.id).catch(() => 'unknown' as const)
  const found = reconcileLinks({ ...left, theirs })
  if (found.state === 'deleted') return found
  const failures = failuresOf(outcome, kind.words, linking.targets)
  const retry = linkPlan({ ...save, form: { ...found.draft, wanted: left.wanted } }).flat().length
  // Only the responses were lost: the server has every link.
  if (found.state === 'current' && retry === 0 && outcome.goneIds.length === 0) return { state: 'saved' }
  const problem =
    found.state === 'changed'
      ? { ...failures, messages: [...failures.messages, changedSentence(save, found.change)], retry: 0 }
      : { ...failures, retry }
  return { state: 'not-saved', draft: found.draft, problem, unsure: found.state === 'unsure' }
}

const linksNow = async ({ left }: ReadyLinking, itemId: Id): Promise<LinkState | 'deleted'> =>
  (await left.reload()).find(({ id }) => sameId(id, itemId))?.links ?? 'deleted'

function changedSentence({ item, kind }: LinksToSave, { added, removed, later }: LinkDifference): string {
  const change = { added: added.length, removed: removed.length, later, noun: kind.words.right.noun }
  return linksMessages.changedMeanwhile(item.name, change)
}
