import { isConnectionString, propertiesOf, type TypeOrKind } from '@tributary/domain'
import { isSdkError } from '../../client/sdk-error.ts'
import { englishOf } from '../../common/language/catalogue.ts'
import { REQUIRED } from '../../common/validation/required.ts'
import { editorMessages } from './editor.messages.ts'

/** The messages of a refusal by field, and the rest to show above the form. */
export type ConnectorRefusal = {
  /** The message of each field that the server named. */
  fields: Record<string, string>
  /** The messages that belong to no field. */
  rest: string[]
}

/** Splits the server's messages about settings: "ftp.host: …" and "ftp.host is required." belong to their fields. */
export function connectorRefusal(type: TypeOrKind, error: unknown): ConnectorRefusal {
  const refusal: ConnectorRefusal = { fields: {}, rest: [] }
  const messages = isSdkError(error) && error.statusCode === 400 ? error.messages : []
  for (const message of messages) {
    const found = propertiesOf(type).find(({ name }) => aboutIt(message, name) !== null)
    const sentence = found && aboutIt(message, found.name)
    if (found && sentence) refusal.fields[fieldOf(found.name, sentence)] = sentence
    else refusal.rest.push(message)
  }
  return refusal
}

function aboutIt(message: string, name: string): string | null {
  if (message === `${name} is required.`) return REQUIRED
  if (!message.startsWith(`${name}: `)) return null
  const sentence = message.slice(name.length + 2)
  return sentence === englishOf(editorMessages).enterAgain ? editorMessages.enterAgain : sentence
}

const fieldOf = (property: string, sentence: string): string => {
  if (!isConnectionString(property)) return property
  return `${property}/${sentence === editorMessages.enterAgain ? 'password' : 'data source'}`
}
