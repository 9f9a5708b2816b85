// People choose their names, and a mail carries them to somebody else's mailbox.

const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
// They turn the direction of what follows, or cannot be seen at all.
const unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu
const loneSurrogates = /\p{Cs}/gu

/** A value as one line that a mail can carry: no breaks, nothing invisible, at most `most` characters. */
export function plainValue(value: string, most = 500): string {
  const line = value.replace(breaks, ' ').replace(unseen, '').replace(loneSurrogates, '').trim()
  const characters = Array.from(line)
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}

const address = /[/@\\]|[^\s.]\.[^\s.]{2,}|\w:\S/u
const LONGEST_NAME = 80

/**
 * A name to address somebody with. None when a mail client would make a link of it: otherwise anybody could have us
 * mail links of theirs to strangers by signing up as one.
 */
export function plainName(value: string): string | undefined {
  const name = plainValue(value, LONGEST_NAME)
  return name === '' || address.test(name) ? undefined : name
}
