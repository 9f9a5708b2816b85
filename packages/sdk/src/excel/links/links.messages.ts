import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber } from '../../common/language/format.ts'
import { links } from '../../common/text/counted.messages.ts'
import { type LinkChange, linkChangeSummary } from './link-sentence.ts'
import type { LinkState } from './link-state.ts'

/** The sentences of the four linking screens. */
export const linksMessages = catalogue('links', {
  /** Nothing has been sent. The form includes what another user changed. */
  changedMeanwhile: (name: string, change: Pick<LinkChange, 'added' | 'removed' | 'later' | 'noun'>) =>
    `Another user has changed the links of ${name}: ${linkChangeSummary(change)}. The form now includes this. Check it, then save again.`,
  /** Replaces the name where all items could not be linked. */
  all: (nouns: string) => `all ${nouns}`,
  notLinked: (name: string, reason: string) => `Could not link ${name}: ${reason}`,
  notUnlinked: (name: string, reason: string) => `Could not unlink ${name}: ${reason}`,
  /** The failure to change whether an area links future sub-areas. */
  linkTypeNotChanged: (reason: string) => `Could not change the link type: ${reason}`,
  /** Above the failures. The links that worked are kept. */
  partly: (done: number, total: number) =>
    `${formatNumber(done)} of ${formatNumber(total)} saved. Not saved:`,
  moreFailed: (count: number) => `And ${formatNumber(count)} more.`,
  /** Replaces the server's message about an item that was deleted meanwhile. */
  targetGone: 'It no longer exists.',
  notTried: (count: number) => `${formatNumber(count)} not tried yet.`,
  retry: (count: number) => `Retry ${formatNumber(count)} failed`,
  saving: (done: number, total: number) => `Saving ${formatNumber(done)} of ${formatNumber(total)}`,
  undo: 'Undo',
  undoing: (name: string) => `Undo for ${name}`,
  restored: (name: string) => `The links of ${name} have been restored.`,
  partlyRestored: (name: string, back: number, total: number, reason: string) =>
    `${formatNumber(back)} of ${links(total)} of ${name} have been restored. ${reason}`,
  /** For a user who is linked to all current and future entities. */
  everyEntity: 'All current and future entities',
  /** The question before a user's links to entities are deleted. */
  deleteLinks: (name: string) => `Delete the links of ${name}?`,
  /** The number of links next to an item on the left of a linker. */
  counted: ({ ids, later }: LinkState) =>
    later ? 'All linked' : ids.length === 0 ? 'none' : `${formatNumber(ids.length)} linked`,
})
