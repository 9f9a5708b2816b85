/** A phrase we do not write, and what to write instead. `docs/glossary.md` explains the terms. */
export type Replacement = { phrase: RegExp; instead: string }

/** A place where a banned phrase is, with the line's number counted from 1. */
export type Finding = { line: number; phrase: string; instead: string }

/** Phrases that slow a reader down, private words that have a standard term, and references no reader can open. */
export const replacements: readonly Replacement[] = [
  { phrase: /\bwhoever\b/i, instead: 'anyone who, the user who' },
  { phrase: /\bsomebody( else)?\b/i, instead: 'a user, another user, someone' },
  { phrase: /\bnobody( else)?\b/i, instead: 'no one, no user' },
  { phrase: /\b(told|tells)\b/i, instead: 'returned, shown; returns, shows (told apart: distinguished)' },
  { phrase: /\banew\b/i, instead: 'again' },
  { phrase: /\bfrom now on\b/i, instead: 'from then on' },
  { phrase: /\bat once\b/i, instead: 'immediately (or: at the same time)' },
  { phrase: /\bbeside\b/i, instead: 'next to' },
  { phrase: /\bof (one's|its|their|his|our) own\b/i, instead: 'its own, our own, a separate' },
  { phrase: /\bone works in\b/i, instead: 'selected' },
  {
    phrase: /\b(in vain|by no way|ever more seldom|for all that)\b/i,
    instead: 'a sentence that says what happens',
  },
  { phrase: /\banother than\b|\bother than the one\b/i, instead: 'different from, except' },
  { phrase: /(?<!\bthere )\b(is|was|are) none\b/i, instead: 'does not exist, there are no' },
  { phrase: /(^|[*/'"`(] )(What (is|was|are|were)|Whose) \w+[^?]*$/, instead: 'the noun itself' },
  {
    phrase: /(?<!\bthere )\bis no (?!longer\b|more\b|less\b|need\b|different\b|way\b|such\b)[a-z]/i,
    instead: 'is not a',
  },
  { phrase: /\bstands? (in|at|on|under|behind|before)\b/i, instead: 'is in, is at' },
  { phrase: /\bstand-ins?\b/i, instead: 'fake, fake server' },
  { phrase: /(?<!\p{L})scars?\b/iu, instead: 'regression' },
  { phrase: /\bproved person\b/i, instead: 'verified identity' },
  { phrase: /\bshut out\b/i, instead: 'revoke access' },
  { phrase: /\bways? in\b/i, instead: 'sign-in method' },
  { phrase: /\bpatience\b/i, instead: 'timeout, retry policy' },
  { phrase: /\bareThose\b|\bas-seen\b/i, instead: 'expected state, precondition' },
  { phrase: /\bmishaps?\b/i, instead: 'fault' },
  {
    phrase: /\b(connectors|portal) spec\b|\bdesign language\b|\bthe specification\b|\[[A-Z]\d{1,2}\]'/i,
    instead: 'the rule in plain words, or its id in docs/requirements',
  },
]

const longTitle = /^\s*(it|test|describe)(?:\.\w+)*\((['"`])(.*?)\2/
const maxTitleLength = 100

/** Returns the banned phrases in a text. In tests, a title over 100 characters (ids excluded) counts as one. */
export function findBannedPhrases(text: string): Finding[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...phrasesIn(content), ...longTitleIn(content)].map((found) => ({ line: index + 1, ...found })),
    )
}

function phrasesIn(content: string) {
  return replacements.flatMap(({ phrase, instead }) => {
    const match = phrase.exec(content)
    return match ? [{ phrase: match[0].trim(), instead }] : []
  })
}

function longTitleIn(content: string) {
  const title = longTitle.exec(content)?.[3]?.replace(/ ?\[[^\]]*\]$/, '') ?? ''
  return title.length > maxTitleLength
    ? [{ phrase: `${title.slice(0, 40)}…`, instead: `a title of at most ${maxTitleLength} characters` }]
    : []
}
