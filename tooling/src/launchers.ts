import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Process = { pid: number; parent: number; command: string }
export type Lookup = (pid: number) => Process | undefined

/*
 * npm, npx, pnpm and their shells stand between `npm start` and us. A signal sent to npm alone ends npm and its
 * shell but never reaches the rest, so whoever holds a port watches whether they are all still there.
 */
const isNpm = (command: string) =>
  /^npm( |$)/.test(command) || /^\S*node \S*np[mx](-cli\.js)?( |$)/.test(command)
const isBetween = (command: string) =>
  isNpm(command) || /\bpnpm\b/.test(command) || /^(\S*\/)?\w*sh -c /.test(command)

/** The processes from `pid` up to the npm that it was started by; none when npm did not start it. */
export function launchChain(lookup: Lookup, pid: number): Process[] {
  const chain: Process[] = []
  let current = lookup(pid)
  while (current && (chain.length === 0 || isBetween(current.command))) {
    chain.push(current)
    current = lookup(current.parent)
  }
  return chain.slice(0, chain.findLastIndex(({ command }) => isNpm(command)) + 1)
}

/** Whether every process of the chain is still the child of the next: an orphan is given another parent. */
export function isUnbroken(lookup: Lookup, chain: readonly Process[]): boolean {
  return chain.slice(0, -1).every(({ pid, parent }) => lookup(pid)?.parent === parent)
}

/** Calls back once when one of the launchers has gone. Does not keep the process alive. */
export function whenLaunchersGo(gone: () => void): void {
  const chain = launchChain(lookUpProcess, process.pid)
  if (chain.length === 0) return
  const timer = setInterval(() => {
    if (isUnbroken(lookUpProcess, chain)) return
    clearInterval(timer)
    gone()
  }, 500)
  timer.unref()
}

/** One running process, from /proc where there is one, else from ps. */
export function lookUpProcess(pid: number): Process | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return undefined
  }
}

function fromProc(pid: number): Process {
  const parent = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1]
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { pid, parent: Number(parent), command }
}

function fromPs(pid: number): Process | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = line.match(/^\s*(\d+)\s+(.*)/) ?? []
  return command === undefined ? undefined : { pid, parent: Number(parent), command }
}
