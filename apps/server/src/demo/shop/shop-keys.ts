import { ShopRefusal } from './shop-refusal.ts'

export type ShopKey = { readonly key: string; readonly secret: string }

export type ShopKeys = {
  add(key: ShopKey): void
  revoke(key: string): void
  /** Refuses whoever has no key, a revoked one, or a wrong secret, in WooCommerce's words. */
  check(authorization: string | undefined): void
}

export function shopKeys(): ShopKeys {
  const secrets = new Map<string, string>()
  return {
    add: ({ key, secret }) => void secrets.set(key, secret),
    revoke: (key) => void secrets.delete(key),
    check(authorization) {
      const [scheme, encoded = ''] = authorization?.split(' ') ?? []
      if (scheme !== 'Basic')
        throw new ShopRefusal(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.')
      const [key = '', secret] = Buffer.from(encoded, 'base64').toString().split(':')
      if (!secrets.has(key)) throw refused('Consumer key is invalid.')
      if (secrets.get(key) !== secret) throw refused('Consumer secret is invalid.')
    },
  }
}

const refused = (message: string) => new ShopRefusal(401, 'woocommerce_rest_authentication_error', message)
