export { accountMessages } from './account.messages.ts'
export { type FinaliseView, finaliseView } from './finalise-view.ts'
export {
  mayRequestReset,
  newPasswordFailure,
  resetRequestErrors,
  resetRequestFailure,
} from './reset-password.ts'
export { externalSignUpError, registrationCode, signUpFailure, signUpRefusal } from './sign-up-error.ts'
export { type SignUpForm, signUpError, signUpLabels } from './sign-up-form.ts'
