/** As much of Google's script as is used here; ids are numbers of its own. */
export type Grecaptcha = {
  render: (element: HTMLElement, settings: RecaptchaSettings) => number
  execute: (id: number) => unknown
  reset: (id: number) => void
}

export type RecaptchaSettings = {
  sitekey: string
  size: 'normal' | 'invisible'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
    onRecaptchaLoaded?: () => void
    trustedTypes?: TrustedTypes
  }
}

const ADDRESS =
  'https://www.google.com/recaptcha/api.js?trustedtypes=true&render=explicit&onload=onRecaptchaLoaded'

let loading: Promise<Grecaptcha> | null = null

/**
 * Loads Google's script, once, and only where an installation has chosen reCAPTCHA. Built against Google's
 * documentation of reCAPTCHA v2 and not tried against Google itself. With `trustedtypes=true` their script brings
 * policies of its own; ours allows this one address.
 */
export function loadRecaptcha(): Promise<Grecaptcha> {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
    window.onRecaptchaLoaded = () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error('reCAPTCHA came without its API.'))
    const script = document.createElement('script')
    script.onerror = () => {
      // The next attempt asks again.
      loading = null
      script.remove()
      reject(new Error('reCAPTCHA was not loaded.'))
    }
    script.src = trusted(ADDRESS)
    document.head.append(script)
  })
  return loading
}

/** The policy our own Content-Security-Policy names; a second one of that name would be refused. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('tributary-recaptcha', { createScriptURL: () => ADDRESS })
  return policy?.createScriptURL(address) ?? address
}
