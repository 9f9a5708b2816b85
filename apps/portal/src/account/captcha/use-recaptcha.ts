import { useCallback, useEffect, useRef, useState } from 'react'
import { type Captcha, type CaptchaProof, unsolved } from './captcha-state.ts'
import { drawRecaptcha, type RecaptchaBox } from './recaptcha-box.ts'

/** Google's captcha in the element of {@link Captcha.box}. Without a site key it does nothing. */
export function useRecaptcha(siteKey: string | null, look: 'visible' | 'invisible'): Captcha {
  const [standing, setStanding] = useState<CaptchaProof>(unsolved)
  const [element, box] = useState<HTMLElement | null>(null)
  const drawn = useRef<RecaptchaBox | null>(null)
  useEffect(() => {
    if (!siteKey || !element) return
    const here = drawRecaptcha(element, siteKey, look, setStanding)
    drawn.current = here
    return () => {
      here.remove()
      drawn.current = null
    }
  }, [siteKey, element, look])

  const { token } = standing
  const solve = useCallback(async () => {
    if (token) return token
    if (!drawn.current) throw new Error('The element for reCAPTCHA is not in the page yet.')
    return drawn.current.solve()
  }, [token])
  const reset = useCallback(() => drawn.current?.reset(), [])
  return { kind: 'recaptcha', ...standing, solve, reset, box }
}
