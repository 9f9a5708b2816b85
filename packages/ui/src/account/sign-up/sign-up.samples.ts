import type { SignUpForm } from '@tributary/sdk/account'

export const emptySignUp: SignUpForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  confirmPassword: '',
  organisationName: '',
}

export const karin: SignUpForm = {
  firstName: 'Karin',
  lastName: 'Lindqvist',
  emailAddress: 'karin@lindqvistmobler.example',
  password: 'driftwood-7',
  confirmPassword: 'driftwood-7',
  organisationName: 'Lindqvist Möbler AB',
}
