import type { Page } from '@playwright/test'
import { type Person, password } from '../data/people.ts'

type SignUpLabel =
  | 'First name'
  | 'Last name'
  | 'Email address'
  | 'Password'
  | 'Confirm password'
  | 'Organisation name'

export class SignUpScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get form() {
    return this.#page.getByRole('form', { name: 'Sign up' })
  }

  section(name: 'Personal' | 'Organisation') {
    return this.form.getByRole('group', { name })
  }

  field(label: SignUpLabel) {
    return this.form.getByLabel(label, { exact: true })
  }

  get button() {
    return this.form.getByRole('button', { name: 'Sign up' })
  }

  get banner() {
    return this.#page.getByRole('alert')
  }

  async fill({ firstName, lastName, email }: Person, company: string, secret = password): Promise<void> {
    const typed: Record<SignUpLabel, string> = {
      'First name': firstName,
      'Last name': lastName,
      'Email address': email,
      Password: secret,
      'Confirm password': secret,
      'Organisation name': company,
    }
    for (const label of Object.keys(typed) as SignUpLabel[]) await this.field(label).fill(typed[label])
  }
}
