import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import { must } from '../packed-project.ts'
import { workspace } from '../workspace.ts'
import type { ExampleServer } from './example-server.ts'
import { type RuntimeChoice, runtimeBinary } from './install-runtimes.ts'

const { arch } = process

/** A project with the built tour, and the server that the tour calls. */
export type TourProject = { folder: string; server: ExampleServer }

/** A runtime to test the SDK on. `tour` resolves with the JSON it printed; undefined if npm has no such program. */
export type Runtime = { name: string; tour: ((project: TourProject) => Promise<string>) | undefined }

/** The runtimes of a choice. */
export const runtimes = (choice: RuntimeChoice): Runtime[] => [
  commandLine('Node 26', join(workspace, 'node_modules/.bin/node')),
  commandLine('Node 22', runtimeBinary(`node-22-linux-${arch}`, 'bin/node')),
  { name: 'Chromium', tour: inChromium },
  ...(choice === 'every' ? rarerRuntimes() : []),
]

const rarerRuntimes = (): Runtime[] => [
  commandLine('Node 24', runtimeBinary(`node-24-linux-${arch}`, 'bin/node')),
  commandLine('Bun', runtimeBinary(`@oven/bun-linux-${arch === 'arm64' ? 'aarch64' : arch}`, 'bin/bun')),
  commandLine(
    'Deno',
    runtimeBinary(`@deno/linux-${arch}-glibc`, 'deno'),
    'run',
    '--no-remote',
    '--no-prompt',
    '--node-modules-dir=manual',
    '--allow-net=127.0.0.1',
  ),
  workerd(runtimeBinary(`@cloudflare/workerd-linux-${arch === 'x64' ? '64' : arch}`, 'bin/workerd')),
]

/** Runs the tour with a command-line runtime, which resolves the installed package by its own rules. */
const commandLine = (name: string, program: string | undefined, ...args: string[]): Runtime => ({
  name,
  tour: program
    ? ({ folder, server }) => must(folder, program, ...args, 'print-tour.js', server.baseUrl)
    : undefined,
})

const workerd = (program: string | undefined): Runtime => ({
  name: 'workerd',
  tour: program
    ? async ({ folder, server }) => {
        await writeFile(join(folder, 'worker.capnp'), workerConfig(server.baseUrl))
        return must(folder, program, 'test', 'worker.capnp')
      }
    : undefined,
})

/** Allows the worker to reach servers on this machine. By default it may reach nothing. */
const workerConfig = (baseUrl: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-01-01",
      bindings = [(name = "BASE_URL", text = "${baseUrl}")],
    )),
    (name = "internet", network = (allow = ["private"])),
  ],
);
`

async function inChromium({ server }: TourProject): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/tour.html`)
    return (await page.locator('pre').textContent()) ?? ''
  } finally {
    await browser.close()
  }
}
