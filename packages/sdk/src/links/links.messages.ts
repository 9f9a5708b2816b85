import { type LinkChange, linkSentence } from './link-sentence.ts'

/** The sentences of the four screens that link something (connectors spec 2.3 and 2.8 to 2.10). */
export const linksMessages = {
  /** Nothing has been sent; what somebody else did stands in the form (requirement LINKAREA-16). */
  changedMeanwhile: (name: string, change: Pick<LinkChange, 'added' | 'removed' | 'later' | 'noun'>) =>
    `Somebody else has changed the links of ${name} meanwhile: ${linkSentence(change)}. They are taken over below; look again, then save once more.`,
  notLinked: (name: string, reason: string) => `Could not link ${name}: ${reason}`,
  notUnlinked: (name: string, reason: string) => `Could not unlink ${name}: ${reason}`,
  /** Above the failures: what worked is kept. */
  partly: (done: number, total: number) => `${done} of ${total} saved. What is left:`,
  notTried: (count: number) => `${count} not tried yet.`,
  retry: (count: number) => `Retry ${count} failed`,
  saving: (done: number, total: number) => `Saving ${done} of ${total}`,
  unlinked: (name: string) => `${name} unlinked`,
  undo: 'Undo',
  restored: (name: string) => `The links of ${name} are back.`,
  partlyRestored: (name: string, back: number, total: number, reason: string) =>
    `${back} of ${total} links of ${name} are back. ${reason}`,
  /** The area or user somebody wanted to link was deleted meanwhile. */
  gone: (noun: string) => `This ${noun} is no longer there.`,
} as const
