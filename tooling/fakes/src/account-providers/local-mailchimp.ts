import { type Choice, choicePage, unknownVisitPage } from './choice-page.ts'
import type { Asked, LocalProvider, Said } from './local-http.ts'
import { type Application, LocalTokens } from './local-tokens.ts'

/** An account at Mailchimp, and the data centre that has it. */
export type MailchimpAccount = Choice & { dataCentre: string }

type Grant = { account: MailchimpAccount }

const NAME = 'Mailchimp'

/**
 * Mailchimp's OAuth 2.0 from its documentation: tokens that never expire, without a type and a refresh token, and their
 * metadata, which is 200 for a refused token as well.
 */
export class LocalMailchimp implements LocalProvider {
  readonly tokens: LocalTokens<Grant>
  readonly accounts: readonly MailchimpAccount[]

  constructor(application: Application, accounts: readonly MailchimpAccount[]) {
    this.accounts = accounts.map((account) => ({ ...account }))
    this.tokens = new LocalTokens(application)
  }

  /** Returns the account that an access token opens. */
  accessOf(token: string): { account: string; dataCentre: string } | undefined {
    const grant = this.tokens.grantOfToken(token)
    return grant && { account: grant.account.id, dataCentre: grant.account.dataCentre }
  }

  answer(asked: Asked): Said {
    if (asked.path === 'oauth2/authorize') return this.#authorise(asked)
    if (asked.path === 'oauth2/token' && asked.method === 'POST') return this.issueAccess(asked)
    if (asked.path === 'oauth2/metadata') return this.#metadata(asked)
    return { status: 404 }
  }

  #authorise({ method, query, form }: Asked): Said {
    const back = this.tokens.returnTo(query)
    if (!back) return { status: 400, page: unknownVisitPage(NAME) }
    const asking = { provider: NAME, legend: 'Account', choices: this.accounts, kind: 'radio' } as const
    if (method !== 'POST') return { page: choicePage(asking) }
    if (form.get('action') === 'cancel') {
      back.searchParams.set('error', 'access_denied')
      return { goTo: back }
    }
    const account = this.accounts.find(({ id }) => id === form.get('choice'))
    if (!account) return { page: choicePage({ ...asking, refused: true }) }
    back.searchParams.set('code', this.tokens.issueCode({ account }, query))
    return { goTo: back }
  }

  /** Responds to a token request. Tests add what happens right after it. */
  issueAccess = (asked: Asked): Said => {
    if (asked.form.get('grant_type') !== 'authorization_code')
      return { status: 400, json: { error: 'unsupported_grant_type' } }
    const left = { refresh_token: undefined, token_type: undefined }
    return this.tokens.exchange(asked, 0, () => ({ ...left, scope: null }))
  }

  #metadata({ header }: Asked): Said {
    const [scheme, token = ''] = header('authorization').split(' ')
    const grant = scheme === 'OAuth' ? this.tokens.grantOfToken(token) : undefined
    if (!grant) return { json: { error: 'invalid_token' } }
    const { id, name, dataCentre } = grant.account
    return {
      json: {
        dc: dataCentre,
        role: 'owner',
        accountname: name,
        user_id: id,
        login: { email: 'olga@tributary.example', avatar: null, login_id: 1, login_name: 'olga' },
        login_url: 'https://login.mailchimp.example',
        api_endpoint: `https://${dataCentre}.api.mailchimp.example`,
      },
    }
  }
}
