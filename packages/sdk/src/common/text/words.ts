/** The words of a name that is written in one piece: "accessKeyId" reads "Access Key Id" (requirements ACONF-02, CPROP-24). */
export const wordsOf = (name: string): string =>
  name.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
