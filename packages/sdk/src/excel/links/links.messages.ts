import { type LinkChange, linkChangeSummary } from './link-sentence.ts'
import type { LinkState } from './link-state.ts'

/** The sentences of the four screens that link something (connectors spec 2.3 and 2.8 to 2.10). */
export const linksMessages = {
  /** Nothing has been sent; the form includes what another user changed (requirement LINKAREA-16). */
  changedMeanwhile: (name: string, change: Pick<LinkChange, 'added' | 'removed' | 'later' | 'noun'>) =>
    `Another user has changed the links of ${name}: ${linkChangeSummary(change)}. The form now includes this. Check it, then save again.`,
  notLinked: (name: string, reason: string) => `Could not link ${name}: ${reason}`,
  notUnlinked: (name: string, reason: string) => `Could not unlink ${name}: ${reason}`,
  /** Whether an area takes later sub-areas too could not be changed. */
  linkTypeNotChanged: (reason: string) => `Could not change the link type: ${reason}`,
  /** Above the failures: what worked is kept. */
  partly: (done: number, total: number) => `${done} of ${total} saved. What is left:`,
  moreFailed: (count: number) => `And ${count} more.`,
  /** Instead of what the server says about a thing that was deleted meanwhile. */
  targetGone: 'It no longer exists.',
  notTried: (count: number) => `${count} not tried yet.`,
  retry: (count: number) => `Retry ${count} failed`,
  saving: (done: number, total: number) => `Saving ${done} of ${total}`,
  undo: 'Undo',
  undoing: (name: string) => `Undo for ${name}`,
  restored: (name: string) => `The links of ${name} are back.`,
  partlyRestored: (name: string, back: number, total: number, reason: string) =>
    `${back} of ${total} links of ${name} are back. ${reason}`,
  /** Shown for a user who is linked to entities added later as well (requirement USERENT-05). */
  everyEntity: 'All current and future entities',
  /** Asked before the links of a user to entities are deleted (requirement USERENT-11). */
  deleteLinks: (name: string) => `Delete the links of ${name}?`,
  /** What a linker shows beside an item on the left. */
  counted: ({ ids, later }: LinkState) =>
    later ? 'All linked' : ids.length === 0 ? 'none' : `${ids.length} linked`,
  /** The area or user somebody wanted to link was deleted meanwhile. */
  gone: (noun: string) => `This ${noun} no longer exists.`,
} as const
