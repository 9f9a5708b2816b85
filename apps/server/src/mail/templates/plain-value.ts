// Users choose their names, and mail carries them to other people's mailboxes.

const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
// Characters that change the text direction or are invisible.
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu
const loneSurrogates = /\p{Cs}/gu

/** Returns a value as one line without invisible characters, of at most `most` characters. */
export function plainValue(value: string, most = 500): string {
  const line = value.replace(breaks, ' ').replace(unseen, '').replace(loneSurrogates, '').trim()
  const characters = Array.from(line)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

const address = /[/@\\]|[^\s.]\.[^\s.]{2,}|\w:\S/u
const LONGEST_NAME = 80

/**
 * Returns a name for a greeting, or undefined if a mail client would turn it into a link. Otherwise anyone could make us
 * mail their links to strangers by signing up under such a name.
 */
export function plainName(value: string): string | undefined {
  const name = plainValue(value, LONGEST_NAME)
  return name === '' || address.test(name) ? undefined : name
}
