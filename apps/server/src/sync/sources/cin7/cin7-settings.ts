import { unusable } from '../properties.ts'
import { cin7Messages } from './cin7.messages.ts'

export type Cin7Settings = {
  /** Identifies the company. */
  readonly accountId: string
  /** The key of an application of the company. It does not expire. */
  readonly applicationKey: string
}

/** Reads and checks a connector's `cin7.*` properties. */
export function readCin7Settings(properties: ReadonlyMap<string, string>): Cin7Settings {
  const required = (name: string) => {
    const value = properties.get(name)?.trim()
    if (!value) throw unusable(cin7Messages.missing(name))
    // It is sent as a header.
    if (!/^[\x21-\x7e]+$/.test(value)) throw unusable(cin7Messages.badKey(name))
    return value
  }
  return { accountId: required('cin7.accountId'), applicationKey: required('cin7.applicationKey') }
}
