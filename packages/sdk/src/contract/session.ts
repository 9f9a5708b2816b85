export * from './session.codes.ts'
export * from './session.email.ts'
export { flatSession, verificationDevice } from './session.entities.ts'
export * from './session.factors.ts'
export * from './session.identities.ts'
export * from './session.passkeys.ts'
export * from './session.security.ts'
export {
  getMe,
  refreshSession,
  resendCode,
  type SignInAnswer,
  signIn,
  signInWithProvider,
  signOut,
} from './session.sign-in.ts'
export * from './session.view-as.ts'
