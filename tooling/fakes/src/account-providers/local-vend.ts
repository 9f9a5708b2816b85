import { type Choice, choicePage, unknownVisitPage } from './choice-page.ts'
import type { Asked, LocalProvider, Said } from './local-http.ts'
import { type Application, LocalTokens } from './local-tokens.ts'

type Grant = { shop: string }

const NAME = 'Vend'
const A_WEEK = 7 * 24 * 60 * 60

/**
 * Vend's authorisation from its documentation: the user chooses a shop, the callback has its domain prefix, and the
 * shop's own host issues tokens.
 */
export class LocalVend implements LocalProvider {
  readonly tokens: LocalTokens<Grant>
  readonly #shops: readonly Choice[]

  constructor(application: Application, shops: readonly Choice[]) {
    this.#shops = shops
    this.tokens = new LocalTokens(application)
  }

  answer(asked: Asked): Said {
    if (asked.path === 'connect') return this.#connect(asked)
    const [shop, ...rest] = asked.path.split('/')
    if (rest.join('/') !== 'api/1.0/token' || !this.#shops.some(({ id }) => id === shop))
      return { status: 404 }
    return this.tokens.exchange(asked, A_WEEK, (grant) => ({ domain_prefix: grant.shop, scope: '' }))
  }

  #connect({ method, query, form }: Asked): Said {
    const back = this.tokens.returnTo(query)
    if (!back) return { status: 400, page: unknownVisitPage(NAME) }
    const asking = { provider: NAME, legend: 'Store', choices: this.#shops, kind: 'radio' } as const
    if (method !== 'POST') return { page: choicePage(asking) }
    if (form.get('action') === 'cancel') {
      back.searchParams.set('error', 'access_denied')
      return { goTo: back }
    }
    const shop = this.#shops.find(({ id }) => id === form.get('choice'))?.id
    if (!shop) return { page: choicePage({ ...asking, refused: true }) }
    back.searchParams.set('code', this.tokens.issueCode({ shop }, query))
    back.searchParams.set('domain_prefix', shop)
    back.searchParams.set('user_id', 'demo')
    return { goTo: back }
  }
}
