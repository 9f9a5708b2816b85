import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { commandsIn } from './documented-commands.ts'

const folder = resolve(import.meta.dirname, '../../../../examples/github-action')
const files = globSync(`${folder}/*.yml`)

const step = z.object({ run: z.optional(z.string()), env: z.optional(z.record(z.string(), z.string())) })
const workflow = z.object({
  on: z.object({ schedule: z.array(z.object({ cron: z.string() })) }),
  permissions: z.record(z.string(), z.literal('read')),
  jobs: z.record(
    z.string(),
    z.object({ env: z.record(z.string(), z.string()), steps: z.array(step), 'timeout-minutes': z.number() }),
  ),
})

it('there are two workflows', () =>
  expect(files.map((file) => basename(file)).toSorted()).toEqual(['check-drift.yml', 'nightly-refresh.yml']))

describe.each(files.map((file) => [basename(file), readFileSync(file, 'utf8')]))('%s', (name, text) => {
  const { jobs } = workflow.parse(parse(text))
  const all = Object.values(jobs)

  it('runs commands that the check of the documents finds', () => {
    const run = all.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))
    const written = run.filter((line) => line.startsWith('tributary '))
    expect(written.length).toBeGreaterThan(0)
    expect(commandsIn(text, name)).toHaveLength(written.length)
  })

  it('has the token in the environment, from a secret', () => {
    for (const { env } of all) expect(env.TRIBUTARY_TOKEN).toMatch(/^\$\{\{ secrets\.\w+ \}\}$/)
    for (const { steps } of all) for (const { run = '' } of steps) expect(run).not.toContain('secrets.')
  })
})
