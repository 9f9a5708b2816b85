import type { Page } from '@playwright/test'

/** The page that finishes a sign-up with a provider, in any of its views. */
export class FinaliseScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  get words() {
    return this.#page.getByRole('main')
  }

  get banner() {
    return this.#page.getByRole('alert')
  }

  answer(word: 'Yes' | 'No') {
    return this.#page.getByRole('button', { name: word, exact: true })
  }

  field(label: 'Email address' | 'Password' | 'Organisation name') {
    return this.#page.getByLabel(label, { exact: true })
  }

  get button() {
    return this.#page.getByRole('button', { name: 'Finish signing up' })
  }

  get signIn() {
    return this.#page.getByRole('link', { name: 'Sign in' })
  }
}
