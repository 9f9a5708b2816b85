import { ensureChromium } from './ensure-chromium.ts'
import { run } from './run.ts'
import { type Step, takeSteps } from './steps.ts'

/** `npm test`: every check a change must pass, the quickest and most informative first. */
const steps: Step[] = [
  command('lint', 'biome', 'ci', '--diagnostic-level=error', '.'),
  command('words', 'node', 'tooling/src/words/check-words.ts'),
  command('texts', 'node', 'tooling/src/texts/check-texts.ts'),
  command('boundaries', 'turbo', 'boundaries'),
  command('folders', 'node', 'tooling/src/folders/check-folders.ts'),
  command('unused code', 'knip', '--no-progress', '--no-config-hints'),
  turbo('types', 'typecheck', 2, '--', '--checkers', '1'),
  turbo('unit tests', 'test:unit', 2),
  {
    name: 'browser',
    cores: 0,
    check: async (log) => ({ code: 0, output: '', note: await ensureChromium(log) }),
  },
  turbo('stories and axe', 'test:stories', 1),
  turbo('build', 'build', 2),
  turbo('packages', 'test:package', 2),
  turbo('packed packages', 'test:install', 1),
  turbo('end to end', 'test:e2e', 1),
]

process.exit(
  await takeSteps(steps, {
    write: (text) => process.stdout.write(text),
    now: () => performance.now(),
  }),
)

function command(name: string, program: string, ...args: string[]): Step {
  return { name, cores: 1, check: () => run(program, args) }
}

/**
 * Runs a turbo task for all packages. A task that drives a browser keeps both cores of a small machine busy and runs
 * alone. Unit tests wait for databases and workers, so two packages run at the same time.
 */
function turbo(name: string, task: string, concurrency: number, ...args: string[]): Step {
  return {
    name,
    cores: 2,
    check: async () => {
      const outcome = await run('turbo', [
        'run',
        task,
        '--output-logs=errors-only',
        `--concurrency=${concurrency}`,
        '--log-order=grouped',
        '--log-prefix=none',
        ...args,
      ])
      const cached = /FULL TURBO/.test(outcome.output)
      return cached ? { ...outcome, note: 'nothing has changed' } : outcome
    },
  }
}
