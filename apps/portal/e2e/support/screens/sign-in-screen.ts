import type { Page } from '@playwright/test'
import { type Person, password } from '../data/people.ts'

export class SignInScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  get username() {
    return this.#page.getByLabel('Username', { exact: true })
  }

  get password() {
    return this.#page.getByLabel('Password', { exact: true })
  }

  get button() {
    return this.#page.getByRole('button', { name: 'Sign in', exact: true })
  }

  get error() {
    return this.#page.getByRole('alert')
  }

  async fill(person: Person, secret: string = password): Promise<void> {
    await this.username.fill(person.email)
    await this.password.fill(secret)
  }

  async signIn(person: Person, secret: string = password): Promise<void> {
    await this.fill(person, secret)
    await this.button.click()
  }
}
