import { propertyError } from '@tributary/sdk/connectors'
import { SourceFailure } from '../../source-failure.ts'
import { mailchimpMessages } from './mailchimp.messages.ts'

export type MailchimpSettings = {
  /** The API of the data centre, with a slash at its end. */
  readonly base: URL
  readonly userId: string
  /** Used instead of an authorisation. */
  readonly apiKey: string | undefined
}

const DATA_CENTRE = 'mailchimp.dataCenter'

export function readMailchimpSettings(
  properties: ReadonlyMap<string, string>,
  api: string,
): MailchimpSettings {
  const dataCentre = given(properties, DATA_CENTRE)
  // It becomes a part of the host that receives the access token.
  if (propertyError('mailchimp', DATA_CENTRE, dataCentre, false))
    throw settingsFailure(mailchimpMessages.badDataCentre)
  return {
    base: new URL(`${api.replace('{dc}', dataCentre)}/`),
    userId: given(properties, 'mailchimp.userId'),
    apiKey: apiKeyIn(properties, dataCentre),
  }
}

function given(properties: ReadonlyMap<string, string>, name: string): string {
  const value = properties.get(name)?.trim()
  if (!value) throw settingsFailure(mailchimpMessages.missing(name))
  return value
}

/** Keys end with their data centre. */
function apiKeyIn(properties: ReadonlyMap<string, string>, dataCentre: string): string | undefined {
  const key = properties.get('mailchimp.apiKey')?.trim()
  if (!key) return undefined
  if (!/^[\w-]+$/.test(key)) throw settingsFailure(mailchimpMessages.badKey)
  const [, suffix] = /-([a-z]+\d+)$/.exec(key) ?? []
  if (suffix !== undefined && suffix !== dataCentre)
    throw settingsFailure(mailchimpMessages.keyOfOtherDataCentre)
  return key
}

const settingsFailure = (sentence: string) => new SourceFailure(sentence, { code: 'settings' })
