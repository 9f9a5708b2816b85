import {
  type AuthoriseName,
  type AuthoriseType,
  authoriseDefaults,
  authoriseVariable,
} from '../../connectors/authorise/authorise-settings.ts'
import { type Setting, setting } from '../setting.ts'
import { text } from '../value-kinds.ts'

const provider: Record<AuthoriseType, string> = {
  xero: 'Xero',
  vend: 'Vend',
  poweroffice: 'PowerOffice Go',
  mailchimp: 'Mailchimp',
}

const does: Record<AuthoriseName, (type: AuthoriseType) => string> = {
  clientId: (type) =>
    `The client id of your application at ${provider[type]}. Its callback is \`$PUBLIC_URL/authorise/${type}/callback\`.${notes[type] ?? ''}`,
  clientSecret: (type) => `The client secret of your application at ${provider[type]}.`,
  applicationKey: (type) =>
    `The application key of your integration at ${provider[type]}. Its callback is \`$PUBLIC_URL/authorise/${type}/callback\`.`,
  subscriptionKey: (type) => `The subscription key of your integration at ${provider[type]}.`,
  scope: (type) => `The rights that users are asked to grant at ${provider[type]}.${scopeNotes[type] ?? ''}`,
  authoriseUrl: (type) => `The page of ${provider[type]} on which users grant access.`,
  tokenUrl: (type) => `Where ${provider[type]} issues tokens.${placeholders[type] ?? ''}`,
  connectionsUrl: (type) => `Where ${provider[type]} lists the companies that a user has connected.`,
  metadataUrl: (type) => `Where ${provider[type]} names the data centre of an account.`,
  apiUrl: (type) => `The API of ${provider[type]}.${placeholders[type] ?? ''}`,
}

const notes: Partial<Record<AuthoriseType, string>> = {
  xero: ' Xero accepts `http://localhost` as a callback, but not `http://127.0.0.1`.',
  vend: ' Vend is Lightspeed Retail (X-Series).',
  mailchimp: ' Without an application, connectors use an API key.',
}

const scopeNotes: Partial<Record<AuthoriseType, string>> = {
  xero: ' Add `accounting.journals.read` only if Xero lets your application read journals.',
  vend: " The application must declare every scope in Lightspeed's developer portal.",
}

const placeholders: Partial<Record<AuthoriseType, string>> = {
  vend: ' `{domain_prefix}` stands for the shop.',
  mailchimp: ' `{dc}` stands for the data centre.',
}

const secrets: readonly AuthoriseName[] = ['clientSecret', 'applicationKey', 'subscriptionKey']

/** The variables of the providers at which users authorise connectors. */
export const authoriseVariables: Readonly<Record<string, Setting>> = Object.fromEntries(
  authoriseDefaults.map(({ type, name, value }) => [
    authoriseVariable(type, name),
    described(type, name, value),
  ]),
)

function described(type: AuthoriseType, name: AuthoriseName, value: string): Setting {
  const kind = name.endsWith('Url') ? { ...text, type: 'an https URL' } : text
  return setting(value ? { ...kind, default: `\`${value}\`` } : kind, {
    usedBy: 'all',
    ...(!value && { required: `for connectors to ${provider[type]}` }),
    ...(secrets.includes(name) && { secret: true as const }),
    does: does[name](type),
  })
}
