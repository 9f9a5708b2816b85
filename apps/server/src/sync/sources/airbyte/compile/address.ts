import { SourceFailure } from '../../../source-failure.ts'
import { airbyteMessages } from '../airbyte.messages.ts'
import { textOf } from '../expressions/values.ts'
import type { Value } from '../manifest/component.ts'

export function addressIn(value: unknown): URL {
  try {
    return new URL(textOf(value ?? '').trim())
  } catch {
    throw new SourceFailure(airbyteMessages.badAddress, { code: 'settings' })
  }
}

/** Returns the text of an address before its path. */
export function originIn({ written = '' }: Value): string {
  const [origin] = /^\s*https?:\/\/(?:\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|[^/{])*/i.exec(written) ?? []
  return (origin ?? written).trim()
}
