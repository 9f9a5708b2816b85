import { chromiumLaunch } from '@tributary/tooling/chromium'
import { ensureChromium } from '@tributary/tooling/ensure-chromium'
import { buildStories, storyIds } from './built-stories.ts'
import { checkStories } from './check-stories.ts'
import { isStoring, type Outcome, summaryOf } from './outcome.ts'
import { writeReport } from './report/write-report.ts'
import { selection } from './selection.ts'
import { readChromium, recordChromium, remove, store, storedIds } from './stored-pictures.ts'

/*
 * `pnpm visual [name …]` compares every story in both themes with its stored pictures. `pnpm visual accept [name …]`
 * stores the new pictures. Names select the stories whose ids contain one of them; an id selects only its own story.
 */
const [first, ...others] = process.argv.slice(2)
const accepts = first === 'accept'
const names = accepts ? others : process.argv.slice(2)

if (accepts && process.platform !== 'linux')
  throw new Error('Accept pictures on Linux. Other systems draw text differently.')
await ensureChromium(console.log)
console.log('Building the stories…')
await buildStories()
const ids = await storyIds()
const stored = storedIds()
const isSelected = selection(names, [...ids, ...stored])
const selected = ids.filter(isSelected)
const orphans = stored.filter((id) => isSelected(id) && !ids.includes(id))
if (selected.length + orphans.length === 0)
  throw new Error(`No id of a story contains ${names.join(' or ')}.`)
console.log(`Drawing ${selected.length} stories in both themes…`)
const { outcomes, chromium } = await checkStories(selected, chromiumLaunch())

if (accepts) await accept()
else await compare()

async function accept(): Promise<void> {
  const changed = outcomes.filter(isStoring)
  for (const { id, now } of changed) await store(id, now)
  for (const id of orphans) await remove(id)
  if (names.length === 0) await recordChromium(chromium)
  console.log(`Stored the pictures of ${changed.length} stories, and removed those of ${orphans.length}.`)
  fail(outcomes.filter(({ state }) => state === 'failed'))
}

async function compare(): Promise<void> {
  const found = outcomes.filter(({ state }) => state !== 'same')
  console.log(`Compared ${selected.length} stories. ${found.length} differ from their pictures or failed.`)
  fail(found)
  for (const id of orphans) console.error(`${id}: the story no longer exists.`)
  if (orphans.length > 0) process.exitCode = 1
  if (found.length > 0) await report(found)
}

async function report(found: readonly Outcome[]): Promise<void> {
  const drawnBy = await readChromium()
  if (drawnBy !== chromium)
    console.log(`The stored pictures are of Chromium ${drawnBy}. This is Chromium ${chromium}.`)
  console.log(`The report is ${await writeReport(found)}.`)
  console.log('If the changes are intended, run pnpm visual accept [name …].')
}

/** Prints what was found, and fails if there is something. */
function fail(found: readonly Outcome[]): void {
  for (const outcome of found) console.error(`${outcome.id}: ${summaryOf(outcome)}`)
  if (found.length > 0) process.exitCode = 1
}
