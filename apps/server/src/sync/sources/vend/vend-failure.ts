import { httpMessages } from '../http/http.messages.ts'
import type { Refusal, Verdict } from '../http/http-failure.ts'
import { vendMessages } from './vend.messages.ts'

/** Maps an error response of Vend to a sentence. */
export function explainVend({ status, body }: Refusal): Verdict | undefined {
  if (status === 401) return { sentence: vendMessages.refused, forbidden: true, code: 'not-authorised' }
  if (status === 403) {
    const [permission] = /\b[a-z_]{1,30}(?::[a-z_]{1,30}){1,3}\b/.exec(messageIn(body)) ?? []
    const sentence = permission ? vendMessages.notPermitted(permission) : vendMessages.notInPlan
    return { sentence, notIncluded: true, code: permission ? 'not-authorised' : 'not-in-plan' }
  }
  // A shop that was closed or renamed has a page for people at its address.
  if (status === 404 && body === undefined)
    return { sentence: vendMessages.noShop, code: 'source-path-missing' }
  if (status === 400 && messageIn(body).includes('try again later'))
    return { sentence: httpMessages('Vend').busy, passing: true, code: 'source-busy' }
  return undefined
}

const messageIn = (body: unknown) => JSON.stringify(body ?? '')
