import type { Page } from '@playwright/test'
import type { Person } from '../data/people.ts'

/** The pending and the decided requests. */
export class ApprovalsScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get cards() {
    return this.#page.getByRole('main').getByRole('article')
  }

  /** The request of this person. */
  card({ email }: Pick<Person, 'email'>) {
    return this.cards.filter({ hasText: email })
  }

  status(person: Pick<Person, 'email'>) {
    return this.card(person).getByRole('status')
  }

  button(person: Pick<Person, 'email'>, name: 'Approve' | 'Reject') {
    return this.card(person).getByRole('button', { name })
  }

  show(filter: 'All' | 'Pending' | 'Decided') {
    return this.#page.getByRole('radio', { name: new RegExp(`^${filter}`) })
  }

  /** The confirmation before a link from another site decides. */
  get question() {
    return this.#page.getByRole('alertdialog')
  }
}
