import type { Page } from '@playwright/test'

/** Finishing a sign-up that began at a provider, whichever view it has come to. */
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
