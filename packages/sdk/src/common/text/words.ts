/** Splits a camel-case name into words: "accessKeyId" becomes "Access Key Id". */
export const wordsOf = (name: string): string =>
  name.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
