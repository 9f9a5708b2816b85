import { resolveTxt } from 'node:dns/promises'

/** Looks up the TXT records of a name, each in pieces. Rejects as node:dns does. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** The resolver of this machine. */
export const systemResolver: ResolveTxt = (name) => resolveTxt(name)
