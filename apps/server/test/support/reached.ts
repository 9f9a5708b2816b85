import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

// Records which responses the tests have seen, to report routes and failures that no test reaches.

const folder = resolve(import.meta.dirname, '../../node_modules/.cache/reached')
const seen = new Set<string>()

/** Records the response of a log line, if it is about one. */
export function noteReached(logLine: string): void {
  const answer = answerIn(logLine)
  if (!answer || seen.has(answer)) return
  seen.add(answer)
  mkdirSync(folder, { recursive: true })
  appendFileSync(`${folder}/${process.pid}.txt`, `${answer}\n`)
}

function answerIn(logLine: string): string | undefined {
  if (!logLine.includes('"answered"')) return undefined
  const { req, status } = JSON.parse(logLine)
  return `${req.method} ${req.route} ${status}`
}

/** All responses since {@link forgetReached}, as `GET /backend/areas 200`. */
export function allReached(): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  return new Set(files.flatMap((text) => text.split('\n')))
}

export const forgetReached = (): void => rmSync(folder, { recursive: true, force: true })
