import type { SourceNames } from './source-names.ts'

/** Returns the page of a connector: its headings, and what to write under each. */
export const connectorPage = ({ kebab, type, display }: SourceNames): string =>
  `# ${display}

Write: what ${display} is, which version of its API we read, and a link to its documentation with the date it was read.

## Authorisation

| Property | Meaning |
|---|---|
| \`${type}.uri\` | Write: where users find the address. |
| \`${type}.key\` | Write: where users create a key, and the least it must be allowed to do. |

Write: how requests are authorised, how long that lasts, and what happens when it is revoked.

## Settings

<!-- generated: settings -->

Write: run \`pnpm connector-pages\`, which writes this table.

<!-- end of settings -->

## What is read

| Table | Key | An incremental refresh reads |
|---|---|---|
| \`authors\` | \`id\` | everything |
| \`books\` | \`id\` | changes |
| \`book_editions\` | \`isbn\` | all editions of changed books |

Write: what is left out, and why.

## Columns

Write: which columns need an explanation, such as units, time zones and lists stored as JSON.

## Changes and deletions

Write: what the cursor is, which changes an incremental refresh misses, and what to do about them.

Write: for each table, how a deleted record disappears, and when.

## Limits and failures

Write: the documented limits, the rate we use, and how many requests a refresh of a thousand records takes.

| Response | Shown as | Who can fix it |
|---|---|---|
| 401 | the key was refused | an administrator: enter a new key |

Write: each response that means something special, the sentence that users see, and who can correct it.

## Never tried against the real service

Write: what the documentation leaves open, what we assumed, and how a wrong assumption would show. The fake in
\`tooling/fakes/src/${kebab}\` follows the documentation.
`
