import type { SourceNames } from './source-names.ts'

/** Returns the page of a connector: its headings, and what to write under each. */
export const connectorPage = ({ kebab, type, display }: SourceNames): string =>
  `# ${display}

Write: what ${display} is, which version of its API we read, and a link to its documentation with the date it was read.

## Properties

| Property | Meaning |
|---|---|
| \`${type}.uri\` | Write: where users find the address. |
| \`${type}.key\` | Write: where users create a key, and the least it must be allowed to do. |

## Tables

| Table | Key | An incremental refresh reads | It deletes |
|---|---|---|---|
| \`authors\` | \`id\` | everything | authors that are missing |
| \`books\` | \`id\` | what has changed | books marked as deleted |
| \`book_editions\` | \`isbn\` | the editions of changed books | all editions of those books, before they are stored again |

Write: which columns need an explanation, such as units, time zones and lists stored as JSON. List what is left out and why.

## Sign-in

Write: how requests are authorised, how long that lasts, and what happens when it is revoked.

## Changes and deletions

Write: what the cursor is, which changes an incremental refresh misses, and what a full refresh does about them.

## Limits

Write: the documented limits, the rate we use, and which requests count. How many requests a refresh of a thousand records takes.

## When it fails

Write: each response that means something special, the sentence that users see, and who can correct it.

## Not tested

Write: what the documentation leaves open, what we assumed, and how a wrong assumption would show. The fake in
\`tooling/fakes/src/${kebab}\` follows the documentation; nothing was tested with the real service.
`
