import { type Choice, choicePage, unknownVisitPage } from './choice-page.ts'
import type { Asked, LocalProvider, Said } from './local-http.ts'
import { type Application, LocalTokens } from './local-tokens.ts'

type Grant = { shop: string; scope: string }

const NAME = 'Vend'
const A_DAY = 24 * 60 * 60

/** The scopes that our application declares in the developer portal. */
const declaredScopes = [
  'retailer:read',
  'outlets:read',
  'registers:read',
  'users:read',
  'customers:read',
  'products:read',
  'products:read:price_books',
  'suppliers:read',
  'inventory:read',
  'sales:read',
  'payment_types:read',
  'taxes:read',
  'consignments:read',
  'promotions:read',
  'gift_cards:read',
  'store_credits:read',
]

/**
 * Vend's authorisation from its documentation: the user chooses a shop, the callback has its domain prefix, and the
 * shop's own host issues tokens. A request without scopes is declined.
 */
export class LocalVend implements LocalProvider {
  readonly tokens: LocalTokens<Grant>
  readonly #shops: readonly Choice[]

  constructor(application: Application, shops: readonly Choice[]) {
    this.#shops = shops
    this.tokens = new LocalTokens(application)
  }

  /** Returns the shop and the scopes that an access token opens. */
  accessOf(token: string): { shop: string; scopes: readonly string[] } | undefined {
    const grant = this.tokens.grantOfToken(token)
    return grant && { shop: grant.shop, scopes: grant.scope.split(' ') }
  }

  answer(asked: Asked): Said {
    if (asked.path === 'connect') return this.#connect(asked)
    const [shop, ...rest] = asked.path.split('/')
    if (rest.join('/') !== 'api/1.0/token' || !this.#shops.some(({ id }) => id === shop))
      return { status: 404 }
    return this.tokens.exchange(asked, A_DAY, ({ shop, scope }) => ({ domain_prefix: shop, scope }))
  }

  #connect({ method, query, form }: Asked): Said {
    const back = this.tokens.returnTo(query)
    if (!back) return { status: 400, page: unknownVisitPage(NAME) }
    const scope = query.get('scope') ?? ''
    const undeclared = scope.split(' ').find((one) => !declaredScopes.includes(one))
    if (undeclared !== undefined) return { goTo: declined(back, undeclared) }
    const asking = { provider: NAME, legend: 'Store', choices: this.#shops, kind: 'radio' } as const
    if (method !== 'POST') return { page: choicePage(asking) }
    if (form.get('action') === 'cancel') {
      back.searchParams.set('error', 'access_denied')
      return { goTo: back }
    }
    const shop = this.#shops.find(({ id }) => id === form.get('choice'))?.id
    if (!shop) return { page: choicePage({ ...asking, refused: true }) }
    back.searchParams.set('code', this.tokens.issueCode({ shop, scope }, query))
    back.searchParams.set('domain_prefix', shop)
    back.searchParams.set('user_id', 'demo')
    return { goTo: back }
  }
}

function declined(back: URL, undeclared: string): URL {
  back.searchParams.set('error', 'access_denied')
  const why = undeclared ? `The scope ${undeclared} is not declared.` : 'The scope parameter is required.'
  back.searchParams.set('error_description', why)
  return back
}
