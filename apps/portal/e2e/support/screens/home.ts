import type { Locator, Page } from '@playwright/test'

export class Home {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get yours() {
    return this.#page.getByRole('region', { name: 'Your connectors' })
  }

  /** The list of connectors that need attention. Rendered only if it has items. */
  get attention() {
    return this.#page.getByRole('region', { name: 'Needs attention' })
  }

  get available() {
    return this.#page.getByRole('region', { name: 'Available connectors' })
  }

  /** A card, which is a link. Its text has an optional tag, the type's name and more. */
  card(name: string) {
    return this.#page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^(early stage |insider )?${name}\\b`) })
  }

  namesIn = async (section: Locator): Promise<string[]> => {
    const names = await section.getByRole('link').allInnerTexts()
    return names.flatMap((text) => text.split('\n').map((line) => line.trim()))
  }

  /** The number of columns of the cards. */
  async columns(): Promise<number> {
    const sections = [this.yours, this.available]
    const cards = (await Promise.all(sections.map((one) => one.getByRole('link').all()))).flat()
    const lefts = await Promise.all(
      cards.map(async (card) => Math.round((await card.boundingBox())?.x ?? -1)),
    )
    return new Set(lefts).size
  }
}
