import { unusable } from '../properties.ts'
import { unicontaMessages } from './uniconta.messages.ts'

export type UnicontaSettings = {
  /** The number of the company; undefined for the user's default one. */
  readonly company: string | undefined
  readonly user: string
  readonly password: string
}

/** Reads and checks a connector's `uniconta.*` properties. */
export function readUnicontaSettings(properties: ReadonlyMap<string, string>): UnicontaSettings {
  const username = properties.get('uniconta.username')?.trim()
  const password = properties.get('uniconta.password')
  if (!username) throw unusable(unicontaMessages.missing('uniconta.username'))
  if (!password) throw unusable(unicontaMessages.missing('uniconta.password'))
  // Uniconta's own form pads the number with zeros: 0012345/name.
  const [, company, user = ''] = /^(?:0*([1-9]\d{0,9})\/)?(.*)$/.exec(username) ?? []
  // A colon would end the user name in Basic credentials.
  if (!/^[^\s:][^:\p{Cc}]*$/u.test(user) || /^\d*\//.test(user)) throw unusable(unicontaMessages.badUsername)
  return { company, user, password }
}
