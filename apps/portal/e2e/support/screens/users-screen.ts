import type { Page } from '@playwright/test'
import { type Person, password } from '../data/people.ts'

type Names = Pick<Person, 'firstName' | 'lastName'>

const nameOf = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`

/** The users of an organisation, and the dialogs that add, edit and delete one. */
export class UsersScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get add() {
    return this.#page.getByRole('button', { name: 'Add user' })
  }

  get rows() {
    return this.#page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ has: this.names })
  }

  /** The names of the users, which lead to their pages. */
  get names() {
    return this.#page.getByRole('rowheader').getByRole('link')
  }

  row(person: Names) {
    const name = this.#page.getByRole('link', { name: nameOf(person), exact: true })
    return this.#page.getByRole('row').filter({ has: name })
  }

  edit(person: Names) {
    return this.row(person).getByRole('button', { name: `Edit ${nameOf(person)}` })
  }

  delete(person: Names) {
    return this.row(person).getByRole('button', { name: `Delete ${nameOf(person)}` })
  }

  choice(label: 'Status' | 'Role') {
    return this.#page.getByRole('main').getByRole('combobox', { name: label })
  }

  get form() {
    return this.#page.getByRole('dialog', { name: /^(Add|Edit) user$/ })
  }

  field(
    label:
      | 'First name'
      | 'Last name'
      | 'Email address'
      | 'Role'
      | 'Status'
      | 'Password'
      | 'Confirm password'
      | 'Microsoft Id',
  ) {
    return this.form.getByLabel(new RegExp(`^${label}( ?optional)?$`))
  }

  get byLink() {
    return this.form.getByRole('checkbox', { name: /^Send them a link/ })
  }

  get save() {
    return this.form.getByRole('button', { name: 'Save' })
  }

  question({ firstName, lastName }: Names) {
    return this.#page.getByRole('alertdialog', { name: `Delete ${firstName} ${lastName}?` })
  }

  /** Fills in the user's details and the usual password, twice. */
  async fill(person: Person, secret: string = password): Promise<void> {
    await this.fillNames(person)
    await this.field('Password').fill(secret)
    await this.field('Confirm password').fill(secret)
  }

  async fillNames({ firstName, lastName, email }: Person): Promise<void> {
    await this.field('First name').fill(firstName)
    await this.field('Last name').fill(lastName)
    await this.field('Email address').fill(email)
  }

  /** Adds a user without any mistake. */
  async addUser(person: Person): Promise<void> {
    await this.add.click()
    await this.fill(person)
    await this.save.click()
    await this.row(person).waitFor()
  }
}
