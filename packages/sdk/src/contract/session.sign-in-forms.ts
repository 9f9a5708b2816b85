import { signInWith } from './session.sign-in.ts'
import { credentials, externalCode, mailedCode } from './session.sign-in-bodies.ts'

export const signInWithPassword = /* @__PURE__ */ signInWith(credentials)
export const confirmSignIn = /* @__PURE__ */ signInWith(mailedCode)
export const signInWithCode = /* @__PURE__ */ signInWith(externalCode)
