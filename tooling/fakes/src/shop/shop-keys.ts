import { ShopRefusal } from './shop-refusal.ts'

export type ShopKey = { readonly key: string; readonly secret: string }

export type ShopKeys = {
  add(key: ShopKey): void
  /** Revokes immediately, or after this number of further requests. */
  revoke(key: string, after?: number): void
  /** Throws WooCommerce's error for a missing, revoked or wrong key. */
  check(authorization: string | undefined): void
}

export function shopKeys(): ShopKeys {
  const secrets = new Map<string, string>()
  const expiring = new Map<string, number>()
  return {
    add({ key, secret }) {
      secrets.set(key, secret)
      expiring.delete(key)
    },
    revoke(key, after = 0) {
      if (after === 0) secrets.delete(key)
      else expiring.set(key, after)
    },
    check(authorization) {
      const [scheme, encoded = ''] = authorization?.split(' ') ?? []
      if (scheme !== 'Basic')
        throw new ShopRefusal(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.')
      const [key = '', secret] = Buffer.from(encoded, 'base64').toString().split(':')
      if (!secrets.has(key)) throw refused('Consumer key is invalid.')
      if (secrets.get(key) !== secret) throw refused('Consumer secret is invalid.')
      const left = expiring.get(key)
      if (left !== undefined) expiring.set(key, left - 1)
      if (left === 1) secrets.delete(key)
    },
  }
}

const refused = (message: string) => new ShopRefusal(401, 'woocommerce_rest_authentication_error', message)
