import { type CaptchaProof, unsolved } from './captcha-state.ts'
import { loadRecaptcha } from './load-recaptcha.ts'

/** Google's box in our element: a visible checkbox, or an invisible one that is solved on request. */
export type RecaptchaBox = { solve: () => Promise<string>; reset: () => void; remove: () => void }

type Waiting = { resolve: (token: string) => void; reject: (reason: Error) => void }

/** Draws the box and reports its state. */
export function drawRecaptcha(
  parent: HTMLElement,
  siteKey: string,
  look: 'visible' | 'invisible',
  show: (standing: CaptchaProof) => void,
): RecaptchaBox {
  let waiting: Waiting | null = null
  // Google draws into an element only once.
  const element = document.createElement('div')
  parent.append(element)
  const fail = () => {
    show({ state: 'failed', token: null })
    waiting?.reject(new Error('reCAPTCHA failed.'))
  }
  const drawn = loadRecaptcha().then((api) => {
    const id = api.render(element, {
      sitekey: siteKey,
      size: look === 'visible' ? 'normal' : 'invisible',
      callback: (token) => {
        show({ state: 'solved', token })
        waiting?.resolve(token)
      },
      'expired-callback': () => show({ state: 'expired', token: null }),
      'error-callback': fail,
    })
    return { api, id }
  })
  drawn.catch(fail)
  return {
    solve: () =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        show({ state: 'working', token: null })
        drawn.then(({ api, id }) => look === 'invisible' && api.execute(id), fail)
      }),
    reset: () => {
      show(unsolved)
      drawn.then(({ api, id }) => api.reset(id)).catch(() => undefined)
    },
    remove: () => element.remove(),
  }
}
