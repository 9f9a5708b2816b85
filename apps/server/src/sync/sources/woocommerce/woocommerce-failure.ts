import type { Refusal, Verdict } from '../http/http-failure.ts'
import { wooMessages } from './woocommerce.messages.ts'

/** Maps an error response of a shop to a sentence. */
export function explainWooCommerce({ status, body }: Refusal): Verdict | undefined {
  if (status === 401 || status === 403) {
    const sentence = reasonIn(body).endsWith('_cannot_view')
      ? wooMessages.mayNotRead
      : wooMessages.signInRefused
    return { sentence, forbidden: true, code: 'sign-in-refused' }
  }
  if (status === 404) return { sentence: wooMessages.noApi, code: 'source-path-missing' }
  return undefined
}

/** Returns WooCommerce's error code, such as `woocommerce_rest_cannot_view`. */
const reasonIn = (body: unknown) =>
  typeof body === 'object' && body && 'code' in body ? String(body.code) : ''
